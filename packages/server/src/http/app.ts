import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/apiError.ts';
import { pageFilesName, readPageFiles } from './pageFiles.ts';

const forEver = 'public, max-age=31536000, immutable';

const policyHeader = 'content-security-policy';

/**
 * The policy of scripts, styles and fonts, which load nothing as documents of their own. It is short, because all styles have to
 * arrive with the first bytes that a server sends unasked.
 */
const assetPolicy = "default-src 'none';frame-ancestors 'none'";

/** The page for a path, with the nonce of its styles. */
type WritePage = (path: string, nonce: string) => string;

/** Serves the built app: hashed assets for ever, the page itself never from a cache. Its routes all get the page. */
export const appPlugin = fp(async (app: FastifyInstance) => {
  const { appDir } = app.config;
  const page = appDir === undefined ? undefined : readPage(appDir);
  if (appDir !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: resolve(appDir),
      wildcard: false,
      index: false,
      // The build lays compressed copies beside its files; they are sent in the files' place, never by their own name.
      preCompressed: true,
      globIgnore: ['index.html', pageFilesName, '**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isAsset ? forEver : 'no-store');
        if (isAsset) reply.header(policyHeader, assetPolicy);
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    page !== undefined && isPage(request) ? sendPage(page, request, reply) : sendNotFound(request, reply),
  );
});

function readPage(appDir: string): WritePage | undefined {
  const file = join(appDir, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  const linksFor = readPageFiles(appDir);
  return (path, nonce) =>
    page
      .replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`)
      .replace('</head>', `${linksFor(path)}</head>`);
}

/**
 * Our styles are files, but React Aria adds two small style elements of its own, with the nonce it finds in the page.
 * So each page gets a nonce, and no other inline style is let in.
 */
function sendPage(page: WritePage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader(policyHeader)).replace('style-src ', `style-src 'nonce-${nonce}' `);
  return reply
    .header(policyHeader, policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(pathOf(request), nonce));
}

/** Returns a route of the app: asked for by navigation, outside the API, and not a file. */
function isPage(request: FastifyRequest): boolean {
  const { method } = request;
  const path = pathOf(request);
  const isFile = (path.split('/').at(-1) ?? '').includes('.');
  return (method === 'GET' || method === 'HEAD') && !isFile && path !== '/api' && !path.startsWith('/api/');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(new ApiError('not_found').toBody(request.id));
}
