/** The parameters of the demo estate. */
export const demoParameters = [
  { type: 'COMPANY_NAME', kind: 'STRING', label: 'Nom de l’entreprise', value: 'Domaine des Trois Coteaux' },
  { type: 'COMPANY_ADDRESS', kind: 'STRING', label: 'Adresse', value: '7, rue de la Vouivre, 39600 Montorge' },
  { type: 'COMPANY_PHONE', kind: 'STRING', label: 'Téléphone', value: '03 53 01 24 68' },
  { type: 'COMPANY_EMAIL', kind: 'STRING', label: 'Courriel', value: 'bonjour@troiscoteaux.example' },
  {
    type: 'INFO_BAR',
    kind: 'STRING',
    label: 'Phrase du bandeau',
    value: 'Livraison offerte dès 24 bouteilles · expédiée sous 48 h',
  },
  { type: 'PRIMARY_COLOR', kind: 'STRING', label: 'Couleur principale', value: '#f0b5b1' },
  { type: 'ACCENT_COLOR', kind: 'STRING', label: 'Couleur d’accent', value: '#761527' },
  { type: 'MENU_ICON_SIZE', kind: 'NUMBER', label: 'Taille des icônes du menu', value: '12' },
]
