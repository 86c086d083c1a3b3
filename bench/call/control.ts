// Serves a minimal video call page as a reference for the product. It has only a camera, a peer connection and relayed
// messages, so its times are the lower limit of the browser.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Script of the page. It is serialised, so it must not use anything from outside its body. */
async function runControl(): Promise<void> {
  const id = crypto.randomUUID();
  const remote = document.querySelector('video');
  const say = (message: object) =>
    fetch('/messages', { method: 'POST', body: JSON.stringify({ from: id, ...message }) });
  const opening = navigator.mediaDevices.getUserMedia({
    audio: true,
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } },
  });
  let peer: RTCPeerConnection | null = null;
  const early: RTCIceCandidateInit[] = [];

  async function connect(): Promise<RTCPeerConnection> {
    const local = await opening;
    const fresh = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
    fresh.addEventListener('icecandidate', ({ candidate }) => candidate && void say({ candidate }));
    fresh.addEventListener('track', ({ streams }) => {
      if (remote && streams[0]) remote.srcObject = streams[0];
    });
    for (const track of local.getTracks()) fresh.addTrack(track, local);
    return fresh;
  }
  interface Message {
    hello?: true;
    description?: RTCSessionDescriptionInit;
    candidate?: RTCIceCandidateInit;
  }
  async function take({ hello, description, candidate }: Message): Promise<void> {
    if (hello) {
      peer = await connect();
      await peer.setLocalDescription();
      await say({ description: peer.localDescription });
    } else if (description) {
      peer ??= await connect();
      await peer.setRemoteDescription(description);
      for (const one of early.splice(0)) await peer.addIceCandidate(one);
      if (description.type !== 'offer') return;
      await peer.setLocalDescription();
      await say({ description: peer.localDescription });
    } else if (candidate) {
      if (peer?.remoteDescription) await peer.addIceCandidate(candidate);
      else early.push(candidate);
    }
  }

  let taking = Promise.resolve();
  const events = new EventSource('/messages');
  events.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.from !== id) taking = taking.then(() => take(message));
  });
  events.addEventListener('open', () => {
    document.title = 'open';
    void say({ hello: true });
  });
}

const page = `<!doctype html><title>Control</title><video autoplay playsinline width="1280" height="720"></video>
<script>(${runControl})()</script>`;

/** Starts the server of the control page on a free port. */
export async function startControl(): Promise<{ url: string; stop: () => Promise<void> }> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/messages') return response.setHeader('content-type', 'text/html').end(page);
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        for (const listener of listeners) listener.write(`data: ${body}\n\n`);
        response.end();
      });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
