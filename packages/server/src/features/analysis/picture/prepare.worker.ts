import { parentPort, workerData } from 'node:worker_threads';
import { preparePicture } from './prepare.ts';

parentPort?.postMessage(await preparePicture(workerData));
