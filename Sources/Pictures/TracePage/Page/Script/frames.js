// The frames of the views in each window at the moment, as nested rectangles.

const mostFrames = 1500;
const svgNamespace = 'http://www.w3.org/2000/svg';

function makeShape(tag, attributes) {
  const shape = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  return shape;
}

function showFrames() {
  const { tree } = structure;
  const windows = viewRoots(tree).filter(node => node.frame >= 0 && !isNode(node.life));
  const drawn = windows.map(node => {
    const boxes = [];
    collectFrames(tree, node, { left: 0, top: 0 }, 0, boxes);
    return { node, boxes };
  }).filter(({ boxes }) => boxes.some(box => box.width > 0 && box.height > 0));
  const pictures = drawn.map(({ node, boxes }) => framePicture(node, boxes));
  const list = element('frames');
  list.replaceChildren(...pictures);
  if (!pictures.length) {
    list.append(make('p', 'note', 'No view with a frame is alive at this moment.'));
  }
}

// Collects the boxes of a view and of what is inside it. `origin` is the position of the origin of the
// view around it, `clip` the box to which views around it clip their subviews.
function collectFrames(tree, node, origin, depth, boxes, clip) {
  if (node.hidden || boxes.length >= mostFrames || depth > 500) return;
  let { left, top } = origin;
  let inner = clip;
  if (node.frame >= 0) {
    const [x0, y0, width, height] = frame(node.frame);
    [left, top] = depth === 0 ? [0, 0] : [left + x0, top + y0];
    if ([left, top, width, height].every(Number.isFinite)) {
      const whole = { x: left, y: top, width, height };
      const part = clip ? common(whole, clip) : whole;
      if (part) boxes.push({ node, ...part, depth });
      if (node.clips) inner = part;
      if (node.clips && !part) return;
    }
  }
  if (node.bounds >= 0) {
    const [x0, y0] = frame(node.bounds);
    [left, top] = [left - x0, top - y0];
  }
  // Frames are relative to superviews and parent nodes, also of views that represent a node; the
  // origin of the bounds is the point at the top left corner.
  for (const slot of [...node.contents, ...node.subviews]) {
    collectFrames(tree, tree.at.get(slot), { left, top }, depth + 1, boxes, inner);
  }
}

// The common part of two boxes; undefined if there is none.
function common(one, other) {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function framePicture(root, boxes) {
  const [outer] = boxes;
  const size = boxes.reduce((most, box) => [
    Math.min(Math.max(most[0], box.x + box.width), outer.width * 2),
    Math.min(Math.max(most[1], box.y + box.height), outer.height * 2),
  ], [Math.max(1, outer.width), Math.max(1, outer.height)]);
  const figure = make('figure', 'frame');
  const caption = boxes.length >= mostFrames ? `${label(root.life)}: the first ${mostFrames} views`
    : `${label(root.life)}, ${short(outer.width)} × ${short(outer.height)}`;
  const picture = makeShape('svg', {
    viewBox: `-2 -2 ${size[0] + 4} ${size[1] + 4}`, role: 'img', 'aria-label': caption,
  });
  const scale = Math.max(size[0], size[1]) / 320;
  for (const [index, box] of boxes.entries()) {
    const shape = makeShape('rect', {
      x: box.x, y: box.y, width: Math.max(0, box.width), height: Math.max(0, box.height),
      class: `wire${isNode(box.node.life) ? ' node' : ''}${box.node.life === selection.life ? ' selected' : ''}`,
      'stroke-width': scale * (box.node.life === selection.life ? 3 : 1),
    });
    const title = makeShape('title', {});
    title.textContent = `${label(box.node.life)} ${frameText(box.node.frame)}`;
    shape.append(title);
    shape.addEventListener('click', () => {
      select({ life: box.node.life }, 'frames');
      showFrames();
    });
    picture.append(shape);
    const own = label(box.node.life);
    if (box.width > own.length * 5.6 * scale && box.height > 14 * scale && !isCovered(box, boxes, index)) {
      const text = makeShape('text', {
        x: box.x + 4 * scale, y: box.y + 11 * scale, 'font-size': 9.5 * scale,
      });
      text.textContent = own;
      picture.append(text);
    }
  }
  figure.append(picture, make('figcaption', 'note', caption.replace(' × ', '\u00a0×\u00a0')));
  return figure;
}

// Whether a later box begins near the same corner, so that two names would meet.
function isCovered(box, boxes, index) {
  return boxes.some((other, later) => later > index
    && Math.abs(other.y - box.y) < 12 && other.x < box.x + box.width / 2
    && other.x + other.width > box.x && other.width > 0 && other.height > 0);
}
