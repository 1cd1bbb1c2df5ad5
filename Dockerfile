# The site on nginx at port 8080, without root. docs/hosting.md has the two lines to build and run it.

FROM node:24-bookworm-slim AS build
# "build" makes an image of a site that is not ready for launch.
ARG SCRIPT=release
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run "$SCRIPT"

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/docker-nginx.conf /etc/nginx/nginx.conf
COPY --from=build /project/deploy/nginx.conf /etc/nginx/site.conf
COPY --from=build /project/dist /var/www/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
