-- The inputs by result.
SELECT status, count(*) AS inputs, sum(errors)::BIGINT AS errors, sum(events)::BIGINT AS events
FROM rows GROUP BY status ORDER BY status;

-- Why inputs could not be checked.
SELECT errorCode, count(*) AS inputs, any_value(errorText) AS example
FROM rows WHERE errorCode IS NOT NULL GROUP BY errorCode ORDER BY errorCode;

-- The inputs with the most errors.
SELECT parse_filename(file) AS name, errors, warnings, lines
FROM rows WHERE errors > 0 ORDER BY errors DESC, name LIMIT 3;
