export const en = {
  labels: ['Just learning', 'Beginner', 'Attentive', 'Skilled', 'Strong', 'Master'],
};
