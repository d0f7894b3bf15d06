import * as analytics from '../../src/widgets/analytics/Analytics/index';
import * as chatLauncher from '../../src/widgets/analytics/ChatLauncher/index';
import * as feedbackSurvey from '../../src/widgets/analytics/FeedbackSurvey/index';
import { type Surface, widget } from '../entry';

/** Measurement, chat and surveys. */
export const widgets: Surface = {
  analytics: widget(analytics.Analytics, analytics.attributes, analytics.callbacks),
  'chat-launcher': widget(chatLauncher.ChatLauncher, chatLauncher.attributes, chatLauncher.callbacks),
  'feedback-survey': widget(feedbackSurvey.FeedbackSurvey, feedbackSurvey.attributes, feedbackSurvey.callbacks),
};
