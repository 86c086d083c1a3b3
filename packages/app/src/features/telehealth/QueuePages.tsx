export { QueuePages } from './QueueActor.tsx';
