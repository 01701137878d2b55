type DemoBuyer = { firstname: string; lastname: string; address: string; postalCode: string; city: string; phone: string }

const buyer = (firstname: string, lastname: string, address: string, postalCode: string, city: string): DemoBuyer => ({
  firstname,
  lastname,
  address,
  postalCode,
  city,
  phone: '03 53 01 24 00',
})

/** Those who buy at the demo estate: nobody of this world. */
export const buyers = {
  agathe: buyer('Agathe', 'Perrenot', '4, rue du Four', '39600', 'Arbois'),
  helene: buyer('Hélène', 'Daubigney', '18, rue Berbisey', '21000', 'Dijon'),
  marc: buyer('Marc', 'Tisserand', '7, quai Vauban', '25000', 'Besançon'),
  ines: buyer('Inès', 'Bourdais', '31, rue des Olivettes', '44000', 'Nantes'),
  paul: buyer('Paul', 'Vernier', '2, place de la Liberté', '39000', 'Lons-le-Saunier'),
  nour: buyer('Nour', 'Haddad', '56, rue de Marseille', '69007', 'Lyon'),
  camille: buyer('Camille', 'Rozier', '9, rue du Faubourg-de-Pierre', '67000', 'Strasbourg'),
  yann: buyer('Yann', 'Le Goff', '12, rue de Siam', '29200', 'Brest'),
  suzanne: buyer('Suzanne', 'Maréchal', '3, rue de la Paroisse', '78000', 'Versailles'),
  theo: buyer('Théo', 'Granger', '25, cours Julien', '13006', 'Marseille'),
}

/** One of them has an account, whose orders she finds there. */
export const memberEmail = 'cliente@troiscoteaux.example'
