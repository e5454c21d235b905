-- On the machine of the database, as the user postgres: psql -f database.sql
-- In postgresql.conf: listen_addresses = '10.0.0.10', and max_connections = 150 for two machines of
-- four workers. In pg_hba.conf: host longshore longshore 10.0.0.0/24 scram-sha-256
CREATE USER longshore PASSWORD 'change-me';
CREATE DATABASE longshore OWNER longshore ENCODING 'UTF8' TEMPLATE template0;
