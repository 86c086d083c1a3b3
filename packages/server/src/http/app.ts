import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/apiError.ts';
import { pageFilesName, readPageFiles } from './pageFiles.ts';

const immutableCache = 'public, max-age=31536000, immutable';

const policyHeader = 'content-security-policy';

/**
 * Content security policy of scripts, styles and fonts, which load nothing as documents. It is short, because
 * all styles must fit into the first packets of the response.
 */
const assetPolicy = "default-src 'none';frame-ancestors 'none'";

/** Renders the page for a path, with the nonce of its styles. */
type WritePage = (path: string, nonce: string) => string;

/**
 * Serves the built app: hashed assets are cached permanently, the page never. All routes of the app get the
 * page.
 */
export const appPlugin = fp(async (app: FastifyInstance) => {
  const { appDir } = app.config;
  const page = appDir === undefined ? undefined : readPage(appDir);
  if (appDir !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: resolve(appDir),
      wildcard: false,
      index: false,
      // Sends the compressed copies that the build has created instead of the files. They have no URL of their
      // own.
      preCompressed: true,
      globIgnore: ['index.html', pageFilesName, '**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isAsset ? immutableCache : 'no-store');
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
 * Sends the page with a new nonce. The product's styles are files, but React Aria adds two small style elements
 * with the nonce of the page. Other inline styles are blocked.
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

/** Returns whether a request is for a route of the app: a navigation outside the API, and not for a file. */
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
