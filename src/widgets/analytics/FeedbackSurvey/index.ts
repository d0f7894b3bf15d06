export { attributes, callbacks } from './attributes';
export { FeedbackSurvey, type FeedbackSurveyProps } from './FeedbackSurvey';
