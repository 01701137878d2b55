/** The form for one's rights over one's data; its page receives it as data, and no script carries it. */
export const rightsPage = {
  title: 'Vos droits sur vos données',
  lead: 'Exercez ici vos droits, avec ou sans compte. Nous répondons sous 30 jours ; une demande d’effacement est traitée sous 10 jours ouvrés.',
  kinds: {
    ACCESS: 'Accès : savoir ce que vous avez sur moi',
    RECTIFICATION: 'Rectification : corriger ce qui est faux',
    ERASURE: 'Effacement : supprimer mes données',
    PORTABILITY: 'Portabilité : les emporter',
    OPPOSITION: 'Opposition : refuser un usage',
  },
  choose: 'Choisissez',
  who: 'Prénom, nom et adresse e-mail sont nécessaires pour vous retrouver et vous répondre.',
  submit: 'Envoyer ma demande',
  after: 'Sans réponse satisfaisante, vous pouvez saisir la CNIL, sur cnil.fr.',
} as const
