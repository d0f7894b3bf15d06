export const messages = {
  feedback: 'Feedback',
  opened: 'Thank you for your time.',
  unavailable: 'The survey is not available right now.',
  refused: 'To take the survey, please accept cookies for analytics.',
  toSurvey: 'Open the survey',
};
