/** What is said where an owner takes files from the books. */
export const bookFileTexts = {
  title: 'Pour votre comptable',
  says: 'Le journal des ventes, une ligne par pièce et par taux de TVA, ou les totaux de chaque jour. Un an au plus.',
  from: 'Du',
  to: 'Au',
  journal: 'Journal des ventes',
  sales: 'Totaux par jour',
  file: 'Voir le PDF',
  screen: 'Totaux par jour, à l’écran',
  leaving: [
    ['fec', 'Écritures (FEC)'],
    ['tva', 'Récapitulatif de TVA'],
    ['e-reporting', 'E-reporting (flux 10)'],
    ['drm', 'Sorties pour la DRM'],
    ['dti', 'DRM, lignes DTI+'],
    ['dti-declarvins', 'DRM, lignes DTI+ (DéclarVins)'],
    ['archive', 'Archive fiscale signée'],
  ],
  archiveSays:
    'E-reporting : par dizaine de jours au régime normal, par mois au régime simplifié, tous les deux mois en franchise. L’archive se fait d’une période finie : choisissez un dernier jour avant aujourd’hui.',
  attestation: 'Attestation du système de caisse, préremplie (PDF)',
} as const
