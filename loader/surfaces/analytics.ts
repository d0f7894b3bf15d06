import { Analytics } from '../../src/widgets/analytics/Analytics/Analytics';
import * as analytics from '../../src/widgets/analytics/Analytics/attributes';
import * as chatLauncher from '../../src/widgets/analytics/ChatLauncher/attributes';
import { ChatLauncher } from '../../src/widgets/analytics/ChatLauncher/ChatLauncher';
import * as feedbackSurvey from '../../src/widgets/analytics/FeedbackSurvey/attributes';
import { FeedbackSurvey } from '../../src/widgets/analytics/FeedbackSurvey/FeedbackSurvey';
import { type Surface, widget } from '../entry';

/** Measurement, chat and surveys. */
export const widgets: Surface = {
  analytics: widget(Analytics, analytics),
  'chat-launcher': widget(ChatLauncher, chatLauncher),
  'feedback-survey': widget(FeedbackSurvey, feedbackSurvey),
};
