import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Serves the built app: hashed assets for ever, the page itself never from a cache. Its routes all get the page. */
export async function registerApp(app: FastifyInstance, appDir: string | undefined): Promise<void> {
  const directory = appDir === undefined ? undefined : resolve(appDir);
  const hasApp = directory !== undefined && existsSync(join(directory, 'index.html'));
  if (hasApp) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: 'index.html',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isAsset ? forEver : 'no-store');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasApp && isPage(request)) return reply.sendFile('index.html');
    return answerNotFound(request, reply);
  });
}

/** A route of the app: asked for by navigation, outside the API, and not a file. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isFile = (path.split('/').at(-1) ?? '').includes('.');
  return (method === 'GET' || method === 'HEAD') && !isFile && path !== '/api' && !path.startsWith('/api/');
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(new ApiError('not_found').toBody(request.id));
}
