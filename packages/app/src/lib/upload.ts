/** Callback for upload progress, 0 to 100; 100 means that the body is sent and the response is pending. */
export type OnProgress = (percent: number) => void;

/** Returns a `fetch` for one call that reports upload progress, which the browser's `fetch` does not. The signal of the call aborts it. */
export function fetchWithProgress(onProgress: OnProgress): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return await new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.responseType = 'blob';
      call.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
      call.onload = () => resolve(toResponse(call));
      // Message of fetch for an unreachable server.
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      if (request.signal.aborted) call.abort();
      else call.send(body);
    });
  };
}

function toResponse(call: XMLHttpRequest): Response {
  const { status, statusText, response } = call;
  const headers = new Headers({ 'content-type': call.getResponseHeader('content-type') ?? '' });
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? response : null, { status, statusText, headers });
}
