export { VideoStage, type VideoStageProps } from './VideoStage.tsx';
