create table comments (
  site_id text not null references sites (id),
  id text not null,
  article_kind text not null check (article_kind in ('news', 'blog')),
  article_id text not null,
  article_title text not null,
  author text not null,
  email text not null,
  email_key text not null,
  user_id text,
  text text not null,
  state text not null check (state in ('WAITING', 'PUBLISHED', 'REFUSED')),
  answer text not null,
  created_at text not null,
  decided_at text,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index comments_article on comments (site_id, article_kind, article_id, state, created_at, id);

create index comments_created on comments (site_id, created_at, id);

create index comments_state on comments (site_id, state, created_at, id);

create index comments_mailbox on comments (site_id, email_key);

create index comments_user on comments (site_id, user_id);

alter table news add column comments text not null default 'SITE' check (comments in ('SITE', 'OPEN', 'CLOSED'));

alter table blogs add column comments text not null default 'SITE' check (comments in ('SITE', 'OPEN', 'CLOSED'));
