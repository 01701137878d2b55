/** The door of a site for adults. */
export const ageTexts = {
  title: 'Avez-vous l’âge légal ?',
  description: 'Ce site est réservé aux personnes majeures.',
  lead: 'La vente d’alcool est interdite aux mineurs de moins de 18 ans.',
  adult: 'J’ai 18 ans ou plus',
  minor: 'J’ai moins de 18 ans',
  birthdate: 'Votre date de naissance',
  hint: 'Elle sert à cette vérification et n’est pas gardée.',
  enter: 'Entrer',
  fault: 'Dites-nous si vous avez 18 ans.',
  dateFault: 'Indiquez une date de naissance qui existe, comme 12/05/1980.',
  refusedTitle: 'À bientôt',
  refused: 'Merci d’avoir répondu franchement. Ce site est réservé aux majeurs : revenez nous voir à vos 18 ans.',
  again: 'Je me suis trompé',
  terms: 'Mentions légales',
} as const
