create table letters (
  site_id text not null references sites (id),
  id text not null,
  subject text not null,
  title text not null,
  body text not null,
  button_label text not null,
  button_url text not null,
  lists text not null,
  pace integer not null check (pace between 1 and 600),
  state text not null check (state in ('DRAFT', 'PLANNED', 'SENDING', 'STOPPED', 'SENT')),
  send_at text,
  started_at text,
  ended_at text,
  created_at text not null,
  primary key (site_id, id)
);

create index letters_under_way on letters (state, send_at);

create table letter_readers (
  site_id text not null references sites (id),
  letter_id text not null,
  subscriber_id text not null,
  fate text not null check (fate in ('WAITING', 'SENT', 'REFUSED', 'LEFT')),
  queued_at text not null,
  primary key (site_id, letter_id, subscriber_id),
  foreign key (site_id, letter_id) references letters (site_id, id)
);

alter table newsletter_subscribers add column refusals integer not null default 0;
alter table newsletter_subscribers add column rested_at text;
