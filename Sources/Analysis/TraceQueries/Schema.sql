-- Times and durations are whole nanoseconds since the trace began. The numbers of a trace are those
-- of its row in trace; events, objects and spans are numbered within their trace.

-- The inputs, in the order of the command line.
CREATE TABLE trace (
  trace INTEGER PRIMARY KEY, -- from 1
  path TEXT,                 -- the input as it was written; - is standard input
  title TEXT,                -- the name of the run, test or log
  format TEXT,               -- trace or log
  clock TEXT,                -- virtual, monotonic, wall, or order: times that only keep the order
  status TEXT,               -- complete, stopped, or cut: the end is missing, as in every log
  producer TEXT,             -- the program that wrote the trace
  behavior TEXT,             -- the version of UIKit that the run followed
  epoch_ns INTEGER,          -- the beginning since 1970; NULL if it is unknown
  start_ns INTEGER,          -- the first event
  end_ns INTEGER,            -- the last event
  events INTEGER,            -- the number of events
  dropped INTEGER,           -- the events that the recorder could not store
  problems INTEGER,          -- the problems of the reader, such as damaged lines
  calls TEXT                 -- a hash of what lifeline diff compares: equal for equal runs
);

-- All events, in the order of time.
CREATE TABLE event (
  trace INTEGER,
  event INTEGER,             -- from 0; the header and other lines without times have numbers, but no rows
  line INTEGER,              -- the line of the input
  time_ns INTEGER,
  kind TEXT,                 -- begin, end, birth, death, stateBegin, stateEnd, hierarchy, mark, diagnostic, cause, effect
  category TEXT,             -- callback, call, object, hierarchy, mark, diagnostic, cause, span
  name TEXT,                 -- the callback, call, state, relation or mark; for a birth the class
  process INTEGER,
  thread INTEGER,            -- 1 is the main thread
  subject INTEGER,           -- the object, see subject
  argument INTEGER,          -- the other object: a new parent, superview, window; 0 for nil; NULL if none is stated
  animated INTEGER,          -- the argument animated, 0 or 1
  is_on INTEGER,             -- the value of a property, such as hidden: 0 or 1
  text TEXT,                 -- a message, a label, an attribute, a write of state
  position INTEGER,          -- the position among siblings or in a stack; the number of a cause
  x REAL, y REAL, width REAL, height REAL, -- a frame in points
  PRIMARY KEY (trace, event)
) WITHOUT ROWID;

-- Callbacks, calls and spans of the app, from their begin to their end, in the order of the begins.
CREATE TABLE span (
  trace INTEGER,
  span INTEGER,              -- from 0
  parent INTEGER,            -- the innermost span around it
  depth INTEGER,             -- the number of spans around it
  begin_event INTEGER,       -- the event of the begin
  end_event INTEGER,         -- the event of the end; NULL if it is missing
  start_ns INTEGER,
  end_ns INTEGER,
  duration_ns INTEGER,
  category TEXT,             -- callback, call, span
  name TEXT,
  process INTEGER,
  thread INTEGER,
  subject INTEGER,           -- the object that is called
  argument INTEGER,          -- as in event
  animated INTEGER,          -- as in event
  is_direct INTEGER,         -- 1 if the app called the callback itself
  super TEXT,                -- missing or repeated: how an override called super
  PRIMARY KEY (trace, span)
) WITHOUT ROWID;

-- Objects: a lifetime each, in the order of births.
CREATE TABLE subject (
  trace INTEGER,
  subject INTEGER,           -- from 1
  object TEXT,               -- the name in reports: HomeViewController#3
  class TEXT,
  number INTEGER,            -- the number after the #
  process INTEGER,
  kind TEXT,                 -- view, window, viewController, navigationController, …, scene, application, custom, swiftUIView
  is_controller INTEGER,     -- 0 or 1
  is_system INTEGER,         -- 1 for a class of UIKit
  label TEXT,                -- the label or pointer in a log; the structural path of a SwiftUI view
  identifier TEXT,           -- the identifier that the app gave the object
  identity TEXT,             -- how certain it is that this is one object: runtime, pointer, label, class, anonymous
  birth_event INTEGER,       -- the event of the birth, or the first event
  death_event INTEGER,       -- the event of the death; NULL if it is alive at the end
  born_ns INTEGER,           -- NULL if the object existed before its first event
  died_ns INTEGER,
  PRIMARY KEY (trace, subject)
) WITHOUT ROWID;

-- The states of objects: loaded, appearing, appeared, disappearing, detached, inWindow, inHiddenWindow, waiting.
CREATE TABLE state (
  trace INTEGER,
  subject INTEGER,
  state TEXT,
  begin_event INTEGER,       -- the event that began it
  end_event INTEGER,         -- the event that ended it; NULL if it lasts
  start_ns INTEGER,
  end_ns INTEGER,
  duration_ns INTEGER
);

-- Changes of relations: superview, parent, view, window, stack, presented, and others.
CREATE TABLE relation (
  trace INTEGER,
  event INTEGER,
  time_ns INTEGER,
  subject INTEGER,
  relation TEXT,
  other INTEGER,             -- the other object; NULL for none
  position INTEGER           -- the position among siblings or in a stack
);

-- Findings that lifeline check reports for the input, with its configuration.
CREATE TABLE finding (
  trace INTEGER,
  finding INTEGER,           -- from 1
  rule TEXT,                 -- such as LC209
  name TEXT,                 -- the name of the rule
  severity TEXT,             -- error, warning, info, note
  confidence TEXT,           -- high, medium, low
  subject INTEGER,
  object TEXT,
  class TEXT,
  callback TEXT,             -- the callback or relation that it refers to
  event INTEGER,
  time_ns INTEGER,
  line INTEGER,
  message TEXT,
  help TEXT,
  fingerprint TEXT,          -- the same in all runs
  cause TEXT,                -- the rule of the finding that it follows from
  known INTEGER,             -- in lifeline summary with a base: 1 if the base has it, 0 if it is new
  PRIMARY KEY (trace, finding)
) WITHOUT ROWID;

-- The events that prove a finding.
CREATE TABLE evidence (
  trace INTEGER,
  finding INTEGER,
  evidence INTEGER,          -- from 1; a finding refers to the last
  event INTEGER,
  time_ns INTEGER,
  line INTEGER,
  object TEXT,
  name TEXT,
  before TEXT,               -- the state before the event
  after TEXT,                -- the state after the event
  note TEXT
);

-- Transitions between two controllers, at most 1000 of a trace.
CREATE TABLE transition (
  trace INTEGER,
  transition INTEGER,        -- from 1, in the order of their ends
  kind TEXT,                 -- push or pop, sheet, tab switch or page curl, …
  from_subject INTEGER,      -- the controller that disappears
  to_subject INTEGER,        -- the controller that appears
  from_object TEXT,
  to_object TEXT,
  start_ns INTEGER,
  end_ns INTEGER,
  duration_ns INTEGER,       -- NULL if the input has no times
  line INTEGER,
  end_line INTEGER
);

-- 1. Which callbacks did a class get, and how often?
CREATE VIEW callbacks_by_class AS
SELECT trace, class, name AS callback, count(*) AS calls, count(DISTINCT subject) AS objects,
  sum(duration_ns) AS total_ns, max(duration_ns) AS longest_ns
FROM span JOIN subject USING (trace, subject)
WHERE category = 'callback'
GROUP BY trace, class, name;

-- 2. Which transitions are the slowest?
CREATE VIEW slowest_transitions AS
SELECT trace, kind, from_object, to_object, duration_ns, start_ns, line
FROM transition
ORDER BY duration_ns DESC;

-- 3. How long does it take from a push or a presentation to viewDidAppear?
CREATE VIEW time_to_appear AS
SELECT c.trace, s.object, s.class, c.name AS call, c.start_ns AS called_ns,
  min(a.start_ns) AS appeared_ns, min(a.start_ns) - c.start_ns AS elapsed_ns
FROM span AS c
JOIN subject AS s ON s.trace = c.trace AND s.subject = c.argument AND s.is_controller
JOIN span AS a ON a.trace = c.trace AND a.subject = c.argument AND a.name = 'viewDidAppear'
  AND a.category = 'callback' AND a.start_ns >= c.start_ns AND a.begin_event > c.begin_event
WHERE c.category = 'call' AND c.name IN ('pushViewController', 'present', 'show', 'showDetailViewController')
GROUP BY c.trace, c.span;

-- 4. Which controllers are alive at the end?
CREATE VIEW alive_at_end AS
SELECT trace, object, class, kind, born_ns, trace.end_ns - born_ns AS age_ns
FROM subject JOIN trace USING (trace)
WHERE is_controller AND death_event IS NULL;

-- 5. Which controllers appeared and did not disappear again?
CREATE VIEW never_disappeared AS
SELECT trace, object, class,
  max(CASE name WHEN 'viewDidAppear' THEN start_ns END) AS appeared_ns, died_ns
FROM span JOIN subject USING (trace, subject)
WHERE category = 'callback' AND name IN ('viewDidAppear', 'viewDidDisappear') AND is_controller
GROUP BY trace, subject
HAVING max(CASE name WHEN 'viewDidAppear' THEN begin_event END)
  > coalesce(max(CASE name WHEN 'viewDidDisappear' THEN begin_event END), -1);

-- 6. Where is the longest gap between two callbacks of a transition?
CREATE VIEW longest_gaps AS
WITH callback AS (
  SELECT t.trace, t.transition, s.begin_event, s.start_ns, s.name
  FROM transition AS t JOIN span AS s ON s.trace = t.trace AND s.subject = t.from_subject
  WHERE s.category = 'callback' AND s.start_ns BETWEEN t.start_ns AND t.end_ns
  UNION
  SELECT t.trace, t.transition, s.begin_event, s.start_ns, s.name
  FROM transition AS t JOIN span AS s ON s.trace = t.trace AND s.subject = t.to_subject
  WHERE s.category = 'callback' AND s.start_ns BETWEEN t.start_ns AND t.end_ns
), gap AS (
  SELECT trace, transition, lead(start_ns) OVER later - start_ns AS gap_ns,
    name AS after_callback, lead(name) OVER later AS before_callback
  FROM callback
  WINDOW later AS (PARTITION BY trace, transition ORDER BY begin_event)
)
SELECT trace, kind, from_object, to_object, max(gap_ns) AS gap_ns, after_callback, before_callback
FROM gap JOIN transition USING (trace, transition)
GROUP BY trace, transition
HAVING max(gap_ns) IS NOT NULL;

-- 7. Which rules have findings?
CREATE VIEW findings_by_rule AS
SELECT rule, name, severity, count(*) AS findings, count(DISTINCT trace) AS traces,
  count(DISTINCT class) AS classes
FROM finding
GROUP BY rule, name, severity;

-- 8. How many passes of layout did a view have?
CREATE VIEW layout_passes AS
SELECT trace, object, class, count(*) AS passes, sum(duration_ns) AS total_ns,
  max(duration_ns) AS longest_ns
FROM span JOIN subject USING (trace, subject)
WHERE category = 'callback' AND name = 'layoutSubviews'
GROUP BY trace, subject;

-- 9. Which callbacks did an object get, in their order?
CREATE VIEW object_callbacks AS
SELECT trace, object, start_ns AS time_ns, name AS callback, animated,
  CASE argument WHEN 0 THEN 'nil'
    ELSE (SELECT object FROM subject AS o WHERE o.trace = span.trace AND o.subject = argument) END
    AS argument,
  depth, duration_ns
FROM span JOIN subject USING (trace, subject)
WHERE category = 'callback';

-- 10. What happened between two marks? A pair of marks follow each other.
CREATE VIEW between_marks AS
WITH mark AS (
  SELECT trace, event, name, lead(name) OVER later AS next, lead(event) OVER later AS last
  FROM event WHERE kind = 'mark'
  WINDOW later AS (PARTITION BY trace ORDER BY event)
)
SELECT mark.trace, mark.name AS from_mark, next AS to_mark, event.event, time_ns, object, event.kind,
  event.category, event.name
FROM mark
JOIN event ON event.trace = mark.trace AND event.event > mark.event
  AND event.event < coalesce(last, 9223372036854775807)
LEFT JOIN subject ON subject.trace = event.trace AND subject.subject = event.subject
WHERE event.kind <> 'end';

-- The events with the names of their objects: the lines of lifeline export --to jsonl.
CREATE VIEW event_log AS
SELECT event.trace, event.event, line, time_ns, event.kind, category, name, thread, s.object, s.class,
  CASE argument WHEN 0 THEN 'nil' ELSE a.object END AS argument, animated, is_on, text, position,
  x, y, width, height
FROM event
LEFT JOIN subject AS s ON s.trace = event.trace AND s.subject = event.subject
LEFT JOIN subject AS a ON a.trace = event.trace AND a.subject = event.argument;
