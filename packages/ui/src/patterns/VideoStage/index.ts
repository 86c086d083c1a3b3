export type { StageMessages, StageSharing } from './CallControls.tsx';
export type { CallQualityLevel } from './QualityMark.tsx';
export { VideoStage, type VideoStageProps } from './VideoStage.tsx';
