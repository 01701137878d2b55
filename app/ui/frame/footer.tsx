import { Link } from 'react-router'
import { site } from '#app/texts/site.ts'

/** The bottom of every page: who we are, and what the law wants within reach. */
export function Footer({ name, company }: { name: string; company: Record<string, string> }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <address>
          <strong>{company.COMPANY_NAME || name}</strong>
          <br />
          {company.COMPANY_ADDRESS}
          <br />
          {company.COMPANY_PHONE && <a href={`tel:${company.COMPANY_PHONE.replaceAll(' ', '')}`}>{company.COMPANY_PHONE}</a>}{' '}
          {company.COMPANY_EMAIL && <a href={`mailto:${company.COMPANY_EMAIL}`}>{company.COMPANY_EMAIL}</a>}
        </address>
        <nav aria-label={site.legal}>
          <Link to="/cookies">{site.cookies}</Link>
        </nav>
        <p className="law">{site.alcohol}</p>
      </div>
    </footer>
  )
}
