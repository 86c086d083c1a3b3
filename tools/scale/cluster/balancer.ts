// As much of a load balancer as it takes: every new connection goes to the first server that takes it.
import { connect, createServer, type Socket } from 'node:net';

/** A balancer that listens. */
export interface Balancer {
  /** Origin, such as http://127.0.0.1:4000. */
  url: string;
  close(): void;
}

/** Passes connections on to the first of `ports` of this machine where somebody listens. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    passOn(client, ports);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The balancer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      for (const client of open) client.destroy();
    },
  };
}

function passOn(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const tryNext = () => passOn(client, others);
  server.once('error', tryNext);
  server.once('connect', () => {
    server.off('error', tryNext);
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.pipe(server);
    server.pipe(client);
  });
}
