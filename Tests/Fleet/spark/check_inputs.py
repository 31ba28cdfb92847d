"""Checks the inputs of a list with Spark: spark-submit check_inputs.py LIST [PARTITIONS]

Each task starts one process, which checks the inputs of a partition. The list has one name on each
line; the workers find the files and the command 'lifeline' by these names.
"""
import os
import pathlib
import sys

from pyspark.sql import SparkSession
from pyspark.sql.functions import col, count, sum as total

# A process fails its task only when it crashes or its options are wrong: inputs that can't be
# checked, and findings, are rows.
COMMAND = (
    "lifeline check --files-from - --format rows"
    " --timeout-per-file 60 --max-bytes 1000000000 --fail-on never --allow-bad-input"
)
COLUMNS = pathlib.Path(__file__).with_name("columns.txt").read_text()

names = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
partitions = int(sys.argv[2]) if len(sys.argv) > 2 else max(1, len(names) // 500)

spark = SparkSession.builder.appName("lifeline").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
# Without 'env', pipe starts the command with an empty environment, and so without a PATH.
lines = spark.sparkContext.parallelize(names, partitions).pipe(
    COMMAND, env={"PATH": os.environ["PATH"]}, checkCode=True
)
# Without the cache, each action would check all inputs again.
rows = spark.read.schema(COLUMNS).json(lines).cache()

print(f"{rows.count()} rows of {len(names)} inputs")
rows.groupBy("status").agg(
    count("*").alias("inputs"), total("errors").alias("errors"), total("events").alias("events")
).orderBy("status").show(truncate=False)
rows.where(col("errorCode").isNotNull()).groupBy("errorCode").count().orderBy("errorCode").show(
    truncate=False
)
spark.stop()
