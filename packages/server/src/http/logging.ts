import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { onRequestEnd } from './requestEnd.ts';

/** Serialises an error without its message: messages quote statements, parameters and input. */
function serializeError(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  reason: string;
  stack: string;
} {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const code = error.code ?? (cause && 'code' in cause ? cause.code : undefined);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: error.name, message: '', reason: String(code ?? ''), stack: frames.join('\n') };
}

/** Returns the settings of the log: JSON lines, no URLs with queries, no bodies, and redacted secrets. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const secret = ['password', 'token', 'refreshToken', 'code', 'nric', 'authorization', 'cookie'];
  return {
    level,
    redact: [...secret, ...secret.map((name) => `*.${name}`)],
    serializers: { err: serializeError },
  };
}

/**
 * Logs one line for each request when it ends: the route's pattern, never the URL. The line of an aborted request
 * says in which phase the connection closed.
 */
export function logRequests(app: FastifyInstance): void {
  onRequestEnd(app, (request, reply, end) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      durationMs: Math.round(reply.elapsedTime),
    };
    if (end === 'answered') request.log.info({ ...line, status: reply.statusCode }, 'answered');
    else request.log.info({ ...line, status: end, phase: phaseOf(request, reply) }, 'aborted');
  });
}

function phaseOf({ raw }: FastifyRequest, reply: FastifyReply): 'receiving' | 'working' | 'answering' {
  if (!raw.complete) return 'receiving';
  return reply.raw.headersSent ? 'answering' : 'working';
}
