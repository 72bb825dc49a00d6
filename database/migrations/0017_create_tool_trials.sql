-- Account and password with which a tool can be tried, AES-256-GCM (core/submission/seal-secret.ts).

create table tool_trials (
  tool_id       integer primary key references tools on delete cascade,
  sealed_trial  bytea not null, -- sealed to the tool: does not open in another row
  adopted_at    timestamptz not null default now()
);
