# The command `lifeline` in an image without anything else:
#   docker build -t lifeline . && docker run --rm -v "$PWD:/work" lifeline check app.log
FROM swift:6.2-bookworm AS build
RUN apt-get update \
  && apt-get install --no-install-recommends -y git perl python3 xz-utils zlib1g-dev \
  && rm -rf /var/lib/apt/lists/*
COPY . /source
WORKDIR /source
RUN .ci/release && mkdir /image && cp .build/release-*/lifeline-*/bin/lifeline /image/

FROM scratch
COPY --from=build /image/lifeline /usr/bin/lifeline
WORKDIR /work
ENTRYPOINT ["/usr/bin/lifeline"]
