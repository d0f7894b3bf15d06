import { useEffect } from 'react';
import { useSurvey } from '../../../hooks/analytics/useSurvey';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type FeedbackSurveyProps = RootProps & {
  /** The URL of the survey, for pages that cannot open the survey by script. */
  url?: string;
  /** The button's text. The default is the widget's own. */
  label?: string;
  /** Called when the survey opens. */
  onOpen?: () => void;
};

/**
 * Opens the third-party survey: by the page's own script if there is one, else as a link to the survey's URL [HDR-024,
 * HDR-045].
 */
export function FeedbackSurvey({ url, label, onOpen, ...root }: FeedbackSurveyProps) {
  const translate = useMessages('feedback-survey', messages);
  const { phase, open, page } = useSurvey(url);
  const { request, settle } = useOverlayRequest(['FEEDBACK']);

  const press = useStableCallback(async () => {
    const isOpened = await open();
    if (isOpened) onOpen?.();
    return isOpened;
  });

  useEffect(() => {
    if (request) void press().then((isOpened) => settle(isOpened ? 'done' : 'closed'));
  }, [request, settle, press]);

  return (
    <Widget block="feedback-survey" props={root}>
      <Button kind="plain" onClick={press}>
        {label ?? translate('feedback')}
      </Button>
      <p role="status">{(phase === 'opened' || phase === 'unavailable' || phase === 'refused') && translate(phase)}</p>
      {phase === 'page' && <ButtonLink href={page}>{translate('toSurvey')}</ButtonLink>}
    </Widget>
  );
}
