/** What stands around the forms that an owner has drawn; rendered on the server alone. */
export const formTexts = {
  submit: 'Envoyer',
  optional: '(facultatif)',
  choose: 'Choisissez',
  files: 'Photos, vidéos ou PDF : 10 Mo au plus par fichier, dix fichiers au plus.',
  filesAgain: 'Joignez de nouveau vos fichiers.',
  when: (label: string, value: string) => `À remplir si « ${label} » : ${value}.`,
  trap: 'Laissez ce champ vide',
  thanks: 'Merci : votre réponse est bien partie.',
  booked: 'Un courriel vous le confirme, avec le rendez-vous pour votre agenda.',
  toConfirm: (until: string) =>
    `Confirmez par le lien du message que nous vous envoyons, avant le ${until} : vos places vous sont gardées jusque-là. Rien reçu ? Écrivez-nous ou appelez-nous.`,
  toCalendar: (day: string) => `Ajouter le ${day} à mon agenda`,
  again: 'Remplir un autre formulaire',
  description: (title: string, name: string) => `${title}, chez ${name}.`,
  open: 'Remplir le formulaire',
  kept: 'Vos réponses sont gardées un an au plus, pour vous répondre.',
  privacy: 'Vie privée',
  noDay: 'Aucune date n’est ouverte pour l’instant.',
  yes: 'oui',
  missing: {
    text: (label: string) => `Remplissez « ${label} ».`,
    choice: (label: string) => `Choisissez une réponse à « ${label} ».`,
    date: (label: string) => `Indiquez le jour pour « ${label} ».`,
    file: (label: string) => `Joignez un fichier à « ${label} ».`,
    consent: (label: string) => `Cochez « ${label} » pour envoyer.`,
  },
} as const
