/** Why a bank asks money back, in Stripe's words and in ours. */
export const disputeReasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'la banque ne peut pas traiter le paiement',
  check_returned: 'le chèque est revenu',
  credit_not_processed: 'le client attend un remboursement',
  customer_initiated: 'le client l’a demandé à sa banque',
  debit_not_authorized: 'le prélèvement n’était pas autorisé',
  duplicate: 'le client dit avoir payé deux fois',
  fraudulent: 'le client dit ne pas avoir payé lui-même',
  general: 'sans motif précis',
  incorrect_account_details: 'les coordonnées du compte sont fausses',
  insufficient_funds: 'le compte n’était pas assez garni',
  noncompliant: 'le paiement ne suit pas les règles du réseau',
  product_not_received: 'le client dit n’avoir rien reçu',
  product_unacceptable: 'le client dit que le produit n’est pas conforme',
  subscription_canceled: 'le client dit avoir résilié',
  unrecognized: 'le client ne reconnaît pas le paiement',
}

/** A reason in words; one that is new says no more than that. */
export function sayDispute(reason: string): string {
  return disputeReasons[reason] ?? 'motif à lire chez Stripe'
}
