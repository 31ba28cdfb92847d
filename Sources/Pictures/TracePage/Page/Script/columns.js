// Reads the data of the page. PageData.swift documents the encoding.

async function readData(element) {
  const stream = new Blob([decodeBase64(element.textContent)]).stream()
    .pipeThrough(new DecompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const data = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let start = 4 + length;
  for (const [name, count, width, isDelta] of data.columns) {
    const planes = bytes.subarray(start, start + count * width);
    start += count * width;
    const [table, column] = name.split('.');
    data[table] ??= { count };
    data[table][column] = isDelta
      ? sums(planes, count, width, column === 'time') : numbers(planes, count, width);
  }
  delete data.columns;
  element.textContent = '';
  return data;
}

function decodeBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

function numbers(planes, count, width) {
  if (width === 0) return new Uint8Array(count);
  if (width === 1) return planes.slice();
  if (width === 2) {
    const result = new Uint16Array(count);
    for (let i = 0; i < count; i++) result[i] = planes[i] | planes[count + i] << 8;
    return result;
  }
  const result = width <= 4 ? new Uint32Array(count) : new Float64Array(count);
  if (width === 3) {
    for (let i = 0; i < count; i++) {
      result[i] = planes[i] | planes[count + i] << 8 | planes[2 * count + i] << 16;
    }
    return result;
  }
  let factor = 1;
  for (let plane = 0; plane < width; plane++, factor *= 256) {
    const start = plane * count;
    for (let i = 0; i < count; i++) result[i] += planes[start + i] * factor;
  }
  return result;
}

function sums(planes, count, width, isTime) {
  const differences = numbers(planes, count, width);
  const result = isTime || width > 4 ? new Float64Array(count) : new Int32Array(count);
  let sum = 0;
  if (width < 4) {
    for (let i = 0; i < count; i++) {
      const d = differences[i];
      sum += (d >> 1) ^ -(d & 1);
      result[i] = sum;
    }
    return result;
  }
  for (let i = 0; i < count; i++) {
    const d = differences[i];
    sum += d % 2 === 0 ? d / 2 : -(d + 1) / 2;
    result[i] = sum;
  }
  return result;
}

// Groups the rows of a column by value: `rows` are the rows in order of value, those of a value v
// are rows[starts[v]] to rows[starts[v + 1] - 1].
function grouped(values, groups) {
  const starts = new Int32Array(groups + 1);
  for (let i = 0; i < values.length; i++) starts[values[i] + 1]++;
  for (let v = 0; v < groups; v++) starts[v + 1] += starts[v];
  const rows = new Int32Array(starts[groups]);
  const next = starts.slice();
  for (let i = 0; i < values.length; i++) rows[next[values[i]]++] = i;
  return { starts, rows };
}

// The number of elements that are less than a value, in an ascending array.
function countLess(array, value, low = 0, high = array.length) {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (array[middle] < value) low = middle + 1; else high = middle;
  }
  return low;
}
