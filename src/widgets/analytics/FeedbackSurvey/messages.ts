/** Messages of the survey button. */
export const messages = {
  feedback: 'Feedback',
  opened: 'Thank you for your time.',
  unavailable: 'The survey is not available right now.',
  toSurvey: 'Open the survey',
};
