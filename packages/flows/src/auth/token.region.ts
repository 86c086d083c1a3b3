import type { AuthSetup } from './auth.setup.ts';
import type { AuthContext, Tokens } from './auth.types.ts';

function tokensOf({ tokens }: AuthContext): Tokens {
  if (!tokens) throw new Error('there is no session');
  return tokens;
}

/** Returns the region that refreshes the access token five minutes before its expiry, once at a time. */
export function tokenRegion(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'route',
    on: {
      'storage.changed': {
        guard: { type: 'isOtherToken', params: ({ event }) => event.tokens },
        target: '.route',
        actions: { type: 'renew', params: ({ event }) => event.tokens },
      },
      'http.rejected': {
        guard: { type: 'mayRefresh', params: ({ event }) => event },
        target: '.refreshing',
      },
    },
    states: {
      route: { always: [{ guard: 'isDue', target: 'refreshing' }, { target: 'fresh' }] },
      fresh: {
        on: { 'clock.wake': { guard: 'isDue', target: 'refreshing' } },
        after: {
          refreshDue: [
            { guard: 'isDue', target: 'refreshing' },
            { target: 'fresh', reenter: true },
          ],
        },
      },
      refreshing: {
        tags: 'refreshing',
        // The running refresh handles both: it takes over tokens of another tab and replaces expired ones.
        on: {
          'storage.changed': {},
          'http.rejected': { guard: { type: 'mayRefresh', params: ({ event }) => event } },
        },
        invoke: {
          id: 'refresh',
          src: 'refresh',
          input: ({ context }) => tokensOf(context),
          onDone: { target: 'fresh', actions: { type: 'renew', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'isRetryable', params: ({ event }) => event },
              target: 'backoff',
              actions: 'countFailure',
            },
            { target: '#auth.leaving', actions: { type: 'keepCode', params: 'session-ended' } },
          ],
        },
      },
      backoff: {
        on: { 'clock.wake': 'refreshing' },
        after: { refreshBackoff: 'refreshing' },
      },
    },
  });
}
