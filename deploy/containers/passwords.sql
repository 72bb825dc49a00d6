-- The image of PostgreSQL runs this once after database/roles.sql, when its volume is new. The passwords are those of
-- passwords.env; no TCP connection works without one.
\getenv api API_PASSWORD
\getenv desk DESK_PASSWORD
\getenv owner OWNER_PASSWORD
\getenv worker WORKER_PASSWORD
alter role polydex_api password :'api';
alter role polydex_desk password :'desk';
alter role polydex_owner password :'owner';
alter role polydex_worker password :'worker';
alter database polydex owner to polydex_owner;
