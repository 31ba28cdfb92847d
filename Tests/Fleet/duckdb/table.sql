CREATE TABLE rows AS SELECT * FROM read_json(
  'rows.jsonl',
  format = 'newline_delimited',
  columns = {
    file: 'VARCHAR',
    status: 'VARCHAR',
    format: 'VARCHAR',
    errors: 'BIGINT',
    warnings: 'BIGINT',
    infos: 'BIGINT',
    notes: 'BIGINT',
    suppressed: 'BIGINT',
    deselected: 'BIGINT',
    withheld: 'BIGINT',
    beyondLimit: 'BIGINT',
    problems: 'BIGINT',
    events: 'BIGINT',
    lines: 'BIGINT',
    bytes: 'BIGINT',
    duration: 'DOUBLE',
    errorCode: 'VARCHAR',
    errorText: 'VARCHAR'
  }
);
