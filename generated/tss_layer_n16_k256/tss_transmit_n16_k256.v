// Seals packets of secure domains, 16 bytes a clock.
`default_nettype none

module tss_transmit_n16_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         hold,
    input  wire         domain_enable,
    input  wire   [3:0] domain_index,
    input  wire         domain_used,
    input  wire  [23:0] domain_sdi,
    input  wire   [1:0] domain_domain_mode,
    input  wire   [1:0] domain_domain_associations,
    input  wire   [7:0] domain_domain_crypt_offset,
    input  wire   [1:0] domain_domain_udp_aad,
    input  wire  [15:0] domain_domain_epoch_0,
    input  wire  [15:0] domain_domain_epoch_1,
    input  wire  [15:0] domain_domain_max_epoch_lifetime,
    input  wire  [15:0] domain_domain_max_epoch_ahead,
    input  wire  [47:0] domain_domain_rekey_mask,
    input  wire   [5:0] domain_domain_rekey_shift,
    input  wire         association_enable,
    input  wire         association_there,
    input  wire   [4:0] association_association,
    input  wire [255:0] association_key_key,
    input  wire  [95:0] association_key_iv_mask,
    input  wire         check_enable,
    input  wire   [4:0] check_association,
    input  wire [255:0] check_key,
    output wire         quiet,
    output wire         keeps,
    output wire         elsewhere,
    output wire         again,
    output wire         numbers_refused,
    output wire         upset,
    output wire         events_sent,
    output wire         events_failed,
    output wire  [13:0] events_octets,
    output wire         events_missed,
    output wire         events_misfit,
    input  wire   [4:0] numbers_payload_context,
    input  wire   [1:0] numbers_payload_kind,
    input  wire  [48:0] numbers_payload_next,
    input  wire  [48:0] numbers_payload_limit,
    input  wire         numbers_valid,
    output wire         numbers_ready,
    input  wire         head_payload_ipv6,
    input  wire [127:0] head_payload_source,
    input  wire [127:0] head_payload_destination,
    input  wire         head_payload_udp,
    input  wire  [63:0] head_payload_between,
    input  wire  [13:0] head_payload_bytes,
    input  wire  [23:0] head_payload_sdi,
    input  wire         head_payload_an,
    input  wire         head_payload_has_ssi,
    input  wire  [31:0] head_payload_ssi,
    input  wire         head_valid,
    output wire         head_ready,
    input  wire [127:0] body_payload_data,
    input  wire  [15:0] body_payload_keep,
    input  wire         body_payload_last,
    input  wire         body_valid,
    output wire         body_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready,
    output wire         outcome_payload_sent,
    output wire  [63:0] outcome_payload_tsc,
    output wire         outcome_valid,
    input  wire         outcome_ready
);

    wire         find_quiet;
    wire         find_keeps;
    wire         find_keeps_derived;
    wire         find_up_ready;
    wire         find_down_payload_packet_ipv6;
    wire [127:0] find_down_payload_packet_source;
    wire [127:0] find_down_payload_packet_destination;
    wire         find_down_payload_packet_udp;
    wire  [63:0] find_down_payload_packet_between;
    wire  [13:0] find_down_payload_packet_bytes;
    wire  [23:0] find_down_payload_packet_sdi;
    wire         find_down_payload_packet_an;
    wire         find_down_payload_packet_has_ssi;
    wire  [31:0] find_down_payload_packet_ssi;
    wire         find_down_payload_known;
    wire   [3:0] find_down_payload_index;
    wire   [1:0] find_down_payload_domain_mode;
    wire   [1:0] find_down_payload_domain_associations;
    wire   [7:0] find_down_payload_domain_crypt_offset;
    wire   [1:0] find_down_payload_domain_udp_aad;
    wire  [15:0] find_down_payload_domain_epoch_0;
    wire  [15:0] find_down_payload_domain_epoch_1;
    wire  [15:0] find_down_payload_domain_max_epoch_lifetime;
    wire  [15:0] find_down_payload_domain_max_epoch_ahead;
    wire  [47:0] find_down_payload_domain_rekey_mask;
    wire   [5:0] find_down_payload_domain_rekey_shift;
    wire         find_down_valid;
    wire         number_quiet;
    wire         number_refused;
    wire         number_upset;
    wire         number_commands_ready;
    wire         number_up_ready;
    wire         number_down_payload_needed;
    wire   [4:0] number_down_payload_request_association;
    wire         number_down_payload_request_derive;
    wire         number_down_payload_request_server;
    wire         number_down_payload_request_direct;
    wire         number_down_payload_request_wide;
    wire [127:0] number_down_payload_request_address;
    wire  [15:0] number_down_payload_request_epoch;
    wire  [31:0] number_down_payload_request_rekey;
    wire         number_down_payload_packet_sent;
    wire  [63:0] number_down_payload_packet_tsc;
    wire  [95:0] number_down_payload_packet_iv;
    wire [447:0] number_down_payload_packet_header;
    wire   [5:0] number_down_payload_packet_header_bytes;
    wire   [5:0] number_down_payload_packet_around_bytes;
    wire  [13:0] number_down_payload_packet_aad_bytes;
    wire  [13:0] number_down_payload_packet_bytes;
    wire  [13:0] number_down_payload_packet_sealed_bytes;
    wire         number_down_valid;
    wire         resolve_quiet;
    wire         resolve_elsewhere;
    wire         resolve_again;
    wire         resolve_missed;
    wire         resolve_erase_enable;
    wire   [7:0] resolve_erase_number;
    wire         resolve_up_ready;
    wire         resolve_down_payload_needed;
    wire   [7:0] resolve_down_payload_place_slot;
    wire  [95:0] resolve_down_payload_place_iv_mask;
    wire         resolve_down_payload_packet_sent;
    wire  [63:0] resolve_down_payload_packet_tsc;
    wire  [95:0] resolve_down_payload_packet_iv;
    wire [447:0] resolve_down_payload_packet_header;
    wire   [5:0] resolve_down_payload_packet_header_bytes;
    wire   [5:0] resolve_down_payload_packet_around_bytes;
    wire  [13:0] resolve_down_payload_packet_aad_bytes;
    wire  [13:0] resolve_down_payload_packet_bytes;
    wire  [13:0] resolve_down_payload_packet_sealed_bytes;
    wire         resolve_down_valid;
    wire   [7:0] resolve_keys_payload_number;
    wire [255:0] resolve_keys_payload_key;
    wire         resolve_keys_valid;
    wire         orders_up_ready;
    wire         orders_down_0_payload_needed;
    wire   [7:0] orders_down_0_payload_place_slot;
    wire  [95:0] orders_down_0_payload_place_iv_mask;
    wire         orders_down_0_payload_packet_sent;
    wire  [63:0] orders_down_0_payload_packet_tsc;
    wire  [95:0] orders_down_0_payload_packet_iv;
    wire [447:0] orders_down_0_payload_packet_header;
    wire   [5:0] orders_down_0_payload_packet_header_bytes;
    wire   [5:0] orders_down_0_payload_packet_around_bytes;
    wire  [13:0] orders_down_0_payload_packet_aad_bytes;
    wire  [13:0] orders_down_0_payload_packet_bytes;
    wire  [13:0] orders_down_0_payload_packet_sealed_bytes;
    wire         orders_down_0_valid;
    wire         orders_down_1_payload_needed;
    wire   [7:0] orders_down_1_payload_place_slot;
    wire  [95:0] orders_down_1_payload_place_iv_mask;
    wire         orders_down_1_payload_packet_sent;
    wire  [63:0] orders_down_1_payload_packet_tsc;
    wire  [95:0] orders_down_1_payload_packet_iv;
    wire [447:0] orders_down_1_payload_packet_header;
    wire   [5:0] orders_down_1_payload_packet_header_bytes;
    wire   [5:0] orders_down_1_payload_packet_around_bytes;
    wire  [13:0] orders_down_1_payload_packet_aad_bytes;
    wire  [13:0] orders_down_1_payload_packet_bytes;
    wire  [13:0] orders_down_1_payload_packet_sealed_bytes;
    wire         orders_down_1_valid;
    wire         orders_down_2_payload_needed;
    wire   [7:0] orders_down_2_payload_place_slot;
    wire  [95:0] orders_down_2_payload_place_iv_mask;
    wire         orders_down_2_payload_packet_sent;
    wire  [63:0] orders_down_2_payload_packet_tsc;
    wire  [95:0] orders_down_2_payload_packet_iv;
    wire [447:0] orders_down_2_payload_packet_header;
    wire   [5:0] orders_down_2_payload_packet_header_bytes;
    wire   [5:0] orders_down_2_payload_packet_around_bytes;
    wire  [13:0] orders_down_2_payload_packet_aad_bytes;
    wire  [13:0] orders_down_2_payload_packet_bytes;
    wire  [13:0] orders_down_2_payload_packet_sealed_bytes;
    wire         orders_down_2_valid;
    wire         orders_down_3_payload_needed;
    wire   [7:0] orders_down_3_payload_place_slot;
    wire  [95:0] orders_down_3_payload_place_iv_mask;
    wire         orders_down_3_payload_packet_sent;
    wire  [63:0] orders_down_3_payload_packet_tsc;
    wire  [95:0] orders_down_3_payload_packet_iv;
    wire [447:0] orders_down_3_payload_packet_header;
    wire   [5:0] orders_down_3_payload_packet_header_bytes;
    wire   [5:0] orders_down_3_payload_packet_around_bytes;
    wire  [13:0] orders_down_3_payload_packet_aad_bytes;
    wire  [13:0] orders_down_3_payload_packet_bytes;
    wire  [13:0] orders_down_3_payload_packet_sealed_bytes;
    wire         orders_down_3_valid;
    wire         bodies_up_ready;
    wire [127:0] bodies_down_payload_data;
    wire  [15:0] bodies_down_payload_keep;
    wire         bodies_down_payload_last;
    wire         bodies_down_valid;
    wire         frames_up_ready;
    wire [447:0] frames_down_payload_header;
    wire   [5:0] frames_down_payload_length;
    wire  [13:0] frames_down_payload_payload;
    wire         frames_down_payload_send;
    wire         frames_down_valid;
    wire         insert_frame_ready;
    wire         insert_up_ready;
    wire [127:0] insert_down_payload_data;
    wire  [15:0] insert_down_payload_keep;
    wire         insert_down_payload_last;
    wire         insert_down_payload_wrong;
    wire         insert_down_valid;
    wire         descriptors_up_ready;
    wire   [7:0] descriptors_down_payload_key;
    wire  [95:0] descriptors_down_payload_iv;
    wire         descriptors_down_payload_seal;
    wire  [13:0] descriptors_down_payload_aad_bytes;
    wire  [13:0] descriptors_down_payload_crypt_offset;
    wire         descriptors_down_valid;
    wire         described_up_ready;
    wire   [7:0] described_down_payload_key;
    wire  [95:0] described_down_payload_iv;
    wire         described_down_payload_seal;
    wire  [13:0] described_down_payload_aad_bytes;
    wire  [13:0] described_down_payload_crypt_offset;
    wire         described_down_valid;
    wire         framed_up_ready;
    wire [127:0] framed_down_payload_data;
    wire  [15:0] framed_down_payload_keep;
    wire         framed_down_payload_last;
    wire         framed_down_valid;
    wire         engine_installed;
    wire   [7:0] engine_installed_number;
    wire         engine_refused;
    wire         engine_keys_ready;
    wire         engine_descriptor_ready;
    wire         engine_packets_ready;
    wire [127:0] engine_down_payload_data;
    wire  [15:0] engine_down_payload_keep;
    wire         engine_down_payload_last;
    wire         engine_down_payload_ok;
    wire         engine_down_valid;
    wire         leaving_up_ready;
    wire [127:0] leaving_down_payload_data;
    wire  [15:0] leaving_down_payload_keep;
    wire         leaving_down_payload_last;
    wire         leaving_down_payload_ok;
    wire         leaving_down_valid;
    reg          framed_end_ends;
    reg          framed_end_wrong;
    wire         misfits_up_ready;
    wire         misfits_down_payload;
    wire         misfits_down_valid;
    wire         cuts_up_ready;
    wire   [5:0] cuts_down_payload_skip;
    wire  [13:0] cuts_down_payload_length;
    wire         cuts_down_valid;
    wire         cut_up_ready;
    wire [127:0] cut_down_payload_data;
    wire  [15:0] cut_down_payload_keep;
    wire         cut_down_payload_last;
    wire         cut_down_valid;
    wire         outcomes_up_ready;
    wire         outcomes_down_payload_sent;
    wire  [63:0] outcomes_down_payload_tsc;
    wire         outcomes_down_valid;

    wire installed = engine_installed;
    wire ends_term = cut_up_ready && cuts_down_valid;
    wire ends = leaving_down_valid && ends_term && leaving_down_payload_last;
    wire completed = ends;
    wire spoils = leaving_down_payload_last && misfits_down_payload;
    wire decided = orders_down_3_valid && outcomes_up_ready;

    tss_transmit_finder_n16 find (
        .clk                                    (clk),
        .rst                                    (rst),
        .write_enable                           (domain_enable),
        .write_index                            (domain_index),
        .write_used                             (domain_used),
        .write_sdi                              (domain_sdi),
        .write_domain_mode                      (domain_domain_mode),
        .write_domain_associations              (domain_domain_associations),
        .write_domain_crypt_offset              (domain_domain_crypt_offset),
        .write_domain_udp_aad                   (domain_domain_udp_aad),
        .write_domain_epoch_0                   (domain_domain_epoch_0),
        .write_domain_epoch_1                   (domain_domain_epoch_1),
        .write_domain_max_epoch_lifetime        (domain_domain_max_epoch_lifetime),
        .write_domain_max_epoch_ahead           (domain_domain_max_epoch_ahead),
        .write_domain_rekey_mask                (domain_domain_rekey_mask),
        .write_domain_rekey_shift               (domain_domain_rekey_shift),
        .key_enable                             (association_enable),
        .key_there                              (association_there),
        .key_association                        (association_association),
        .quiet                                  (find_quiet),
        .keeps                                  (find_keeps),
        .keeps_derived                          (find_keeps_derived),
        .up_payload_sdi                         (head_payload_sdi),
        .up_payload_packet_ipv6                 (head_payload_ipv6),
        .up_payload_packet_source               (head_payload_source),
        .up_payload_packet_destination          (head_payload_destination),
        .up_payload_packet_udp                  (head_payload_udp),
        .up_payload_packet_between              (head_payload_between),
        .up_payload_packet_bytes                (head_payload_bytes),
        .up_payload_packet_sdi                  (head_payload_sdi),
        .up_payload_packet_an                   (head_payload_an),
        .up_payload_packet_has_ssi              (head_payload_has_ssi),
        .up_payload_packet_ssi                  (head_payload_ssi),
        .up_valid                               (head_valid && !hold),
        .up_ready                               (find_up_ready),
        .down_payload_packet_ipv6               (find_down_payload_packet_ipv6),
        .down_payload_packet_source             (find_down_payload_packet_source),
        .down_payload_packet_destination        (find_down_payload_packet_destination),
        .down_payload_packet_udp                (find_down_payload_packet_udp),
        .down_payload_packet_between            (find_down_payload_packet_between),
        .down_payload_packet_bytes              (find_down_payload_packet_bytes),
        .down_payload_packet_sdi                (find_down_payload_packet_sdi),
        .down_payload_packet_an                 (find_down_payload_packet_an),
        .down_payload_packet_has_ssi            (find_down_payload_packet_has_ssi),
        .down_payload_packet_ssi                (find_down_payload_packet_ssi),
        .down_payload_known                     (find_down_payload_known),
        .down_payload_index                     (find_down_payload_index),
        .down_payload_domain_mode               (find_down_payload_domain_mode),
        .down_payload_domain_associations       (find_down_payload_domain_associations),
        .down_payload_domain_crypt_offset       (find_down_payload_domain_crypt_offset),
        .down_payload_domain_udp_aad            (find_down_payload_domain_udp_aad),
        .down_payload_domain_epoch_0            (find_down_payload_domain_epoch_0),
        .down_payload_domain_epoch_1            (find_down_payload_domain_epoch_1),
        .down_payload_domain_max_epoch_lifetime (find_down_payload_domain_max_epoch_lifetime),
        .down_payload_domain_max_epoch_ahead    (find_down_payload_domain_max_epoch_ahead),
        .down_payload_domain_rekey_mask         (find_down_payload_domain_rekey_mask),
        .down_payload_domain_rekey_shift        (find_down_payload_domain_rekey_shift),
        .down_valid                             (find_down_valid),
        .down_ready                             (number_up_ready)
    );

    tss_transmit_number_n16 number (
        .clk                                  (clk),
        .rst                                  (rst),
        .quiet                                (number_quiet),
        .refused                              (number_refused),
        .upset                                (number_upset),
        .commands_payload_context             (numbers_payload_context),
        .commands_payload_kind                (numbers_payload_kind),
        .commands_payload_next                (numbers_payload_next),
        .commands_payload_limit               (numbers_payload_limit),
        .commands_valid                       (numbers_valid),
        .commands_ready                       (number_commands_ready),
        .up_payload_packet_ipv6               (find_down_payload_packet_ipv6),
        .up_payload_packet_source             (find_down_payload_packet_source),
        .up_payload_packet_destination        (find_down_payload_packet_destination),
        .up_payload_packet_udp                (find_down_payload_packet_udp),
        .up_payload_packet_between            (find_down_payload_packet_between),
        .up_payload_packet_bytes              (find_down_payload_packet_bytes),
        .up_payload_packet_sdi                (find_down_payload_packet_sdi),
        .up_payload_packet_an                 (find_down_payload_packet_an),
        .up_payload_packet_has_ssi            (find_down_payload_packet_has_ssi),
        .up_payload_packet_ssi                (find_down_payload_packet_ssi),
        .up_payload_known                     (find_down_payload_known),
        .up_payload_index                     (find_down_payload_index),
        .up_payload_domain_mode               (find_down_payload_domain_mode),
        .up_payload_domain_associations       (find_down_payload_domain_associations),
        .up_payload_domain_crypt_offset       (find_down_payload_domain_crypt_offset),
        .up_payload_domain_udp_aad            (find_down_payload_domain_udp_aad),
        .up_payload_domain_epoch_0            (find_down_payload_domain_epoch_0),
        .up_payload_domain_epoch_1            (find_down_payload_domain_epoch_1),
        .up_payload_domain_max_epoch_lifetime (find_down_payload_domain_max_epoch_lifetime),
        .up_payload_domain_max_epoch_ahead    (find_down_payload_domain_max_epoch_ahead),
        .up_payload_domain_rekey_mask         (find_down_payload_domain_rekey_mask),
        .up_payload_domain_rekey_shift        (find_down_payload_domain_rekey_shift),
        .up_valid                             (find_down_valid),
        .up_ready                             (number_up_ready),
        .down_payload_needed                  (number_down_payload_needed),
        .down_payload_request_association     (number_down_payload_request_association),
        .down_payload_request_derive          (number_down_payload_request_derive),
        .down_payload_request_server          (number_down_payload_request_server),
        .down_payload_request_direct          (number_down_payload_request_direct),
        .down_payload_request_wide            (number_down_payload_request_wide),
        .down_payload_request_address         (number_down_payload_request_address),
        .down_payload_request_epoch           (number_down_payload_request_epoch),
        .down_payload_request_rekey           (number_down_payload_request_rekey),
        .down_payload_packet_sent             (number_down_payload_packet_sent),
        .down_payload_packet_tsc              (number_down_payload_packet_tsc),
        .down_payload_packet_iv               (number_down_payload_packet_iv),
        .down_payload_packet_header           (number_down_payload_packet_header),
        .down_payload_packet_header_bytes     (number_down_payload_packet_header_bytes),
        .down_payload_packet_around_bytes     (number_down_payload_packet_around_bytes),
        .down_payload_packet_aad_bytes        (number_down_payload_packet_aad_bytes),
        .down_payload_packet_bytes            (number_down_payload_packet_bytes),
        .down_payload_packet_sealed_bytes     (number_down_payload_packet_sealed_bytes),
        .down_valid                           (number_down_valid),
        .down_ready                           (resolve_up_ready)
    );

    tss_transmit_keys_n16_k256 resolve (
        .clk                              (clk),
        .rst                              (rst),
        .write_enable                     (association_enable),
        .write_there                      (association_there),
        .write_association                (association_association),
        .write_key_key                    (association_key_key),
        .write_key_iv_mask                (association_key_iv_mask),
        .check_enable                     (check_enable),
        .check_association                (check_association),
        .check_key                        (check_key),
        .forget_enable                    (domain_enable && !find_keeps_derived),
        .forget_index                     (domain_index),
        .installed                        (installed),
        .completed                        (completed),
        .quiet                            (resolve_quiet),
        .elsewhere                        (resolve_elsewhere),
        .again                            (resolve_again),
        .missed                           (resolve_missed),
        .erase_enable                     (resolve_erase_enable),
        .erase_number                     (resolve_erase_number),
        .up_payload_needed                (number_down_payload_needed),
        .up_payload_request_association   (number_down_payload_request_association),
        .up_payload_request_derive        (number_down_payload_request_derive),
        .up_payload_request_server        (number_down_payload_request_server),
        .up_payload_request_direct        (number_down_payload_request_direct),
        .up_payload_request_wide          (number_down_payload_request_wide),
        .up_payload_request_address       (number_down_payload_request_address),
        .up_payload_request_epoch         (number_down_payload_request_epoch),
        .up_payload_request_rekey         (number_down_payload_request_rekey),
        .up_payload_packet_sent           (number_down_payload_packet_sent),
        .up_payload_packet_tsc            (number_down_payload_packet_tsc),
        .up_payload_packet_iv             (number_down_payload_packet_iv),
        .up_payload_packet_header         (number_down_payload_packet_header),
        .up_payload_packet_header_bytes   (number_down_payload_packet_header_bytes),
        .up_payload_packet_around_bytes   (number_down_payload_packet_around_bytes),
        .up_payload_packet_aad_bytes      (number_down_payload_packet_aad_bytes),
        .up_payload_packet_bytes          (number_down_payload_packet_bytes),
        .up_payload_packet_sealed_bytes   (number_down_payload_packet_sealed_bytes),
        .up_valid                         (number_down_valid),
        .up_ready                         (resolve_up_ready),
        .down_payload_needed              (resolve_down_payload_needed),
        .down_payload_place_slot          (resolve_down_payload_place_slot),
        .down_payload_place_iv_mask       (resolve_down_payload_place_iv_mask),
        .down_payload_packet_sent         (resolve_down_payload_packet_sent),
        .down_payload_packet_tsc          (resolve_down_payload_packet_tsc),
        .down_payload_packet_iv           (resolve_down_payload_packet_iv),
        .down_payload_packet_header       (resolve_down_payload_packet_header),
        .down_payload_packet_header_bytes (resolve_down_payload_packet_header_bytes),
        .down_payload_packet_around_bytes (resolve_down_payload_packet_around_bytes),
        .down_payload_packet_aad_bytes    (resolve_down_payload_packet_aad_bytes),
        .down_payload_packet_bytes        (resolve_down_payload_packet_bytes),
        .down_payload_packet_sealed_bytes (resolve_down_payload_packet_sealed_bytes),
        .down_valid                       (resolve_down_valid),
        .down_ready                       (orders_up_ready),
        .keys_payload_number              (resolve_keys_payload_number),
        .keys_payload_key                 (resolve_keys_payload_key),
        .keys_valid                       (resolve_keys_valid),
        .keys_ready                       (engine_keys_ready)
    );

    broadcast_w768_n4 orders (
        .clk                                (clk),
        .rst                                (rst),
        .up_payload_needed                  (resolve_down_payload_needed),
        .up_payload_place_slot              (resolve_down_payload_place_slot),
        .up_payload_place_iv_mask           (resolve_down_payload_place_iv_mask),
        .up_payload_packet_sent             (resolve_down_payload_packet_sent),
        .up_payload_packet_tsc              (resolve_down_payload_packet_tsc),
        .up_payload_packet_iv               (resolve_down_payload_packet_iv),
        .up_payload_packet_header           (resolve_down_payload_packet_header),
        .up_payload_packet_header_bytes     (resolve_down_payload_packet_header_bytes),
        .up_payload_packet_around_bytes     (resolve_down_payload_packet_around_bytes),
        .up_payload_packet_aad_bytes        (resolve_down_payload_packet_aad_bytes),
        .up_payload_packet_bytes            (resolve_down_payload_packet_bytes),
        .up_payload_packet_sealed_bytes     (resolve_down_payload_packet_sealed_bytes),
        .up_valid                           (resolve_down_valid),
        .up_ready                           (orders_up_ready),
        .down_0_payload_needed              (orders_down_0_payload_needed),
        .down_0_payload_place_slot          (orders_down_0_payload_place_slot),
        .down_0_payload_place_iv_mask       (orders_down_0_payload_place_iv_mask),
        .down_0_payload_packet_sent         (orders_down_0_payload_packet_sent),
        .down_0_payload_packet_tsc          (orders_down_0_payload_packet_tsc),
        .down_0_payload_packet_iv           (orders_down_0_payload_packet_iv),
        .down_0_payload_packet_header       (orders_down_0_payload_packet_header),
        .down_0_payload_packet_header_bytes (orders_down_0_payload_packet_header_bytes),
        .down_0_payload_packet_around_bytes (orders_down_0_payload_packet_around_bytes),
        .down_0_payload_packet_aad_bytes    (orders_down_0_payload_packet_aad_bytes),
        .down_0_payload_packet_bytes        (orders_down_0_payload_packet_bytes),
        .down_0_payload_packet_sealed_bytes (orders_down_0_payload_packet_sealed_bytes),
        .down_0_valid                       (orders_down_0_valid),
        .down_0_ready                       (frames_up_ready),
        .down_1_payload_needed              (orders_down_1_payload_needed),
        .down_1_payload_place_slot          (orders_down_1_payload_place_slot),
        .down_1_payload_place_iv_mask       (orders_down_1_payload_place_iv_mask),
        .down_1_payload_packet_sent         (orders_down_1_payload_packet_sent),
        .down_1_payload_packet_tsc          (orders_down_1_payload_packet_tsc),
        .down_1_payload_packet_iv           (orders_down_1_payload_packet_iv),
        .down_1_payload_packet_header       (orders_down_1_payload_packet_header),
        .down_1_payload_packet_header_bytes (orders_down_1_payload_packet_header_bytes),
        .down_1_payload_packet_around_bytes (orders_down_1_payload_packet_around_bytes),
        .down_1_payload_packet_aad_bytes    (orders_down_1_payload_packet_aad_bytes),
        .down_1_payload_packet_bytes        (orders_down_1_payload_packet_bytes),
        .down_1_payload_packet_sealed_bytes (orders_down_1_payload_packet_sealed_bytes),
        .down_1_valid                       (orders_down_1_valid),
        .down_1_ready                       (descriptors_up_ready || !orders_down_1_payload_needed),
        .down_2_payload_needed              (orders_down_2_payload_needed),
        .down_2_payload_place_slot          (orders_down_2_payload_place_slot),
        .down_2_payload_place_iv_mask       (orders_down_2_payload_place_iv_mask),
        .down_2_payload_packet_sent         (orders_down_2_payload_packet_sent),
        .down_2_payload_packet_tsc          (orders_down_2_payload_packet_tsc),
        .down_2_payload_packet_iv           (orders_down_2_payload_packet_iv),
        .down_2_payload_packet_header       (orders_down_2_payload_packet_header),
        .down_2_payload_packet_header_bytes (orders_down_2_payload_packet_header_bytes),
        .down_2_payload_packet_around_bytes (orders_down_2_payload_packet_around_bytes),
        .down_2_payload_packet_aad_bytes    (orders_down_2_payload_packet_aad_bytes),
        .down_2_payload_packet_bytes        (orders_down_2_payload_packet_bytes),
        .down_2_payload_packet_sealed_bytes (orders_down_2_payload_packet_sealed_bytes),
        .down_2_valid                       (orders_down_2_valid),
        .down_2_ready                       (cuts_up_ready || !orders_down_2_payload_needed),
        .down_3_payload_needed              (orders_down_3_payload_needed),
        .down_3_payload_place_slot          (orders_down_3_payload_place_slot),
        .down_3_payload_place_iv_mask       (orders_down_3_payload_place_iv_mask),
        .down_3_payload_packet_sent         (orders_down_3_payload_packet_sent),
        .down_3_payload_packet_tsc          (orders_down_3_payload_packet_tsc),
        .down_3_payload_packet_iv           (orders_down_3_payload_packet_iv),
        .down_3_payload_packet_header       (orders_down_3_payload_packet_header),
        .down_3_payload_packet_header_bytes (orders_down_3_payload_packet_header_bytes),
        .down_3_payload_packet_around_bytes (orders_down_3_payload_packet_around_bytes),
        .down_3_payload_packet_aad_bytes    (orders_down_3_payload_packet_aad_bytes),
        .down_3_payload_packet_bytes        (orders_down_3_payload_packet_bytes),
        .down_3_payload_packet_sealed_bytes (orders_down_3_payload_packet_sealed_bytes),
        .down_3_valid                       (orders_down_3_valid),
        .down_3_ready                       (outcomes_up_ready)
    );

    fifo_w145_d32 bodies (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (body_payload_data),
        .up_payload_keep   (body_payload_keep),
        .up_payload_last   (body_payload_last),
        .up_valid          (body_valid),
        .up_ready          (bodies_up_ready),
        .down_payload_data (bodies_down_payload_data),
        .down_payload_keep (bodies_down_payload_keep),
        .down_payload_last (bodies_down_payload_last),
        .down_valid        (bodies_down_valid),
        .down_ready        (insert_up_ready)
    );

    fifo_w469_d4 frames (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_header    ({
        orders_down_0_payload_packet_header[7:0],
        orders_down_0_payload_packet_header[15:8],
        orders_down_0_payload_packet_header[23:16],
        orders_down_0_payload_packet_header[31:24],
        orders_down_0_payload_packet_header[39:32],
        orders_down_0_payload_packet_header[47:40],
        orders_down_0_payload_packet_header[55:48],
        orders_down_0_payload_packet_header[63:56],
        orders_down_0_payload_packet_header[71:64],
        orders_down_0_payload_packet_header[79:72],
        orders_down_0_payload_packet_header[87:80],
        orders_down_0_payload_packet_header[95:88],
        orders_down_0_payload_packet_header[103:96],
        orders_down_0_payload_packet_header[111:104],
        orders_down_0_payload_packet_header[119:112],
        orders_down_0_payload_packet_header[127:120],
        orders_down_0_payload_packet_header[135:128],
        orders_down_0_payload_packet_header[143:136],
        orders_down_0_payload_packet_header[151:144],
        orders_down_0_payload_packet_header[159:152],
        orders_down_0_payload_packet_header[167:160],
        orders_down_0_payload_packet_header[175:168],
        orders_down_0_payload_packet_header[183:176],
        orders_down_0_payload_packet_header[191:184],
        orders_down_0_payload_packet_header[199:192],
        orders_down_0_payload_packet_header[207:200],
        orders_down_0_payload_packet_header[215:208],
        orders_down_0_payload_packet_header[223:216],
        orders_down_0_payload_packet_header[231:224],
        orders_down_0_payload_packet_header[239:232],
        orders_down_0_payload_packet_header[247:240],
        orders_down_0_payload_packet_header[255:248],
        orders_down_0_payload_packet_header[263:256],
        orders_down_0_payload_packet_header[271:264],
        orders_down_0_payload_packet_header[279:272],
        orders_down_0_payload_packet_header[287:280],
        orders_down_0_payload_packet_header[295:288],
        orders_down_0_payload_packet_header[303:296],
        orders_down_0_payload_packet_header[311:304],
        orders_down_0_payload_packet_header[319:312],
        orders_down_0_payload_packet_header[327:320],
        orders_down_0_payload_packet_header[335:328],
        orders_down_0_payload_packet_header[343:336],
        orders_down_0_payload_packet_header[351:344],
        orders_down_0_payload_packet_header[359:352],
        orders_down_0_payload_packet_header[367:360],
        orders_down_0_payload_packet_header[375:368],
        orders_down_0_payload_packet_header[383:376],
        orders_down_0_payload_packet_header[391:384],
        orders_down_0_payload_packet_header[399:392],
        orders_down_0_payload_packet_header[407:400],
        orders_down_0_payload_packet_header[415:408],
        orders_down_0_payload_packet_header[423:416],
        orders_down_0_payload_packet_header[431:424],
        orders_down_0_payload_packet_header[439:432],
        orders_down_0_payload_packet_header[447:440]
    }),
        .up_payload_length    (orders_down_0_payload_packet_header_bytes),
        .up_payload_payload   (orders_down_0_payload_packet_bytes),
        .up_payload_send      (orders_down_0_payload_needed),
        .up_valid             (orders_down_0_valid),
        .up_ready             (frames_up_ready),
        .down_payload_header  (frames_down_payload_header),
        .down_payload_length  (frames_down_payload_length),
        .down_payload_payload (frames_down_payload_payload),
        .down_payload_send    (frames_down_payload_send),
        .down_valid           (frames_down_valid),
        .down_ready           (insert_frame_ready)
    );

    header_insert_b16_h56_p14_r1_u0 insert (
        .clk                   (clk),
        .rst                   (rst),
        .frame_payload_header  (frames_down_payload_header),
        .frame_payload_length  (frames_down_payload_length),
        .frame_payload_payload (frames_down_payload_payload),
        .frame_payload_room    (1'b0),
        .frame_payload_send    (frames_down_payload_send),
        .frame_valid           (frames_down_valid),
        .frame_ready           (insert_frame_ready),
        .up_payload_data       (bodies_down_payload_data),
        .up_payload_keep       (bodies_down_payload_keep),
        .up_payload_last       (bodies_down_payload_last),
        .up_valid              (bodies_down_valid),
        .up_ready              (insert_up_ready),
        .down_payload_data     (insert_down_payload_data),
        .down_payload_keep     (insert_down_payload_keep),
        .down_payload_last     (insert_down_payload_last),
        .down_payload_wrong    (insert_down_payload_wrong),
        .down_valid            (insert_down_valid),
        .down_ready            (framed_up_ready)
    );

    fifo_w133_d4 descriptors (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (orders_down_1_payload_place_slot),
        .up_payload_iv             (orders_down_1_payload_packet_iv ^ orders_down_1_payload_place_iv_mask),
        .up_payload_seal           (1'b1),
        .up_payload_aad_bytes      (orders_down_1_payload_packet_aad_bytes),
        .up_payload_crypt_offset   (orders_down_1_payload_packet_aad_bytes),
        .up_valid                  (orders_down_1_valid && orders_down_1_payload_needed),
        .up_ready                  (descriptors_up_ready),
        .down_payload_key          (descriptors_down_payload_key),
        .down_payload_iv           (descriptors_down_payload_iv),
        .down_payload_seal         (descriptors_down_payload_seal),
        .down_payload_aad_bytes    (descriptors_down_payload_aad_bytes),
        .down_payload_crypt_offset (descriptors_down_payload_crypt_offset),
        .down_valid                (descriptors_down_valid),
        .down_ready                (described_up_ready)
    );

    forward_slice_w133 described (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptors_down_payload_key),
        .up_payload_iv             (descriptors_down_payload_iv),
        .up_payload_seal           (descriptors_down_payload_seal),
        .up_payload_aad_bytes      (descriptors_down_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptors_down_payload_crypt_offset),
        .up_valid                  (descriptors_down_valid),
        .up_ready                  (described_up_ready),
        .down_payload_key          (described_down_payload_key),
        .down_payload_iv           (described_down_payload_iv),
        .down_payload_seal         (described_down_payload_seal),
        .down_payload_aad_bytes    (described_down_payload_aad_bytes),
        .down_payload_crypt_offset (described_down_payload_crypt_offset),
        .down_valid                (described_down_valid),
        .down_ready                (engine_descriptor_ready)
    );

    backward_slice_w145 framed (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (insert_down_payload_data),
        .up_payload_keep   (insert_down_payload_keep),
        .up_payload_last   (insert_down_payload_last),
        .up_valid          (insert_down_valid),
        .up_ready          (framed_up_ready),
        .down_payload_data (framed_down_payload_data),
        .down_payload_keep (framed_down_payload_keep),
        .down_payload_last (framed_down_payload_last),
        .down_valid        (framed_down_valid),
        .down_ready        (engine_packets_ready)
    );

    tss_gcm_l1_cut engine (
        .clk                             (clk),
        .rst                             (rst),
        .erase_enable                    (resolve_erase_enable),
        .erase_number                    (resolve_erase_number),
        .installed                       (engine_installed),
        .installed_number                (engine_installed_number),
        .refused                         (engine_refused),
        .keys_payload_number             (resolve_keys_payload_number),
        .keys_payload_key                (resolve_keys_payload_key),
        .keys_valid                      (resolve_keys_valid),
        .keys_ready                      (engine_keys_ready),
        .descriptor_payload_key          (described_down_payload_key),
        .descriptor_payload_iv           (described_down_payload_iv),
        .descriptor_payload_seal         (described_down_payload_seal),
        .descriptor_payload_aad_bytes    (described_down_payload_aad_bytes),
        .descriptor_payload_crypt_offset (described_down_payload_crypt_offset),
        .descriptor_valid                (described_down_valid),
        .descriptor_ready                (engine_descriptor_ready),
        .packets_payload_data            (framed_down_payload_data),
        .packets_payload_keep            (framed_down_payload_keep),
        .packets_payload_last            (framed_down_payload_last),
        .packets_valid                   (framed_down_valid),
        .packets_ready                   (engine_packets_ready),
        .down_payload_data               (engine_down_payload_data),
        .down_payload_keep               (engine_down_payload_keep),
        .down_payload_last               (engine_down_payload_last),
        .down_payload_ok                 (engine_down_payload_ok),
        .down_valid                      (engine_down_valid),
        .down_ready                      (leaving_up_ready)
    );

    backward_slice_w146 leaving (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (engine_down_payload_data),
        .up_payload_keep   (engine_down_payload_keep),
        .up_payload_last   (engine_down_payload_last),
        .up_payload_ok     (engine_down_payload_ok),
        .up_valid          (engine_down_valid),
        .up_ready          (leaving_up_ready),
        .down_payload_data (leaving_down_payload_data),
        .down_payload_keep (leaving_down_payload_keep),
        .down_payload_last (leaving_down_payload_last),
        .down_payload_ok   (leaving_down_payload_ok),
        .down_valid        (leaving_down_valid),
        .down_ready        (ends_term)
    );

    fifo_w1_d32 misfits (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (framed_end_wrong),
        .up_valid     (framed_end_ends),
        .up_ready     (misfits_up_ready),
        .down_payload (misfits_down_payload),
        .down_valid   (misfits_down_valid),
        .down_ready   (ends)
    );

    fifo_w20_d16 cuts (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_skip     (orders_down_2_payload_packet_around_bytes),
        .up_payload_length   (orders_down_2_payload_packet_sealed_bytes),
        .up_valid            (orders_down_2_valid && orders_down_2_payload_needed),
        .up_ready            (cuts_up_ready),
        .down_payload_skip   (cuts_down_payload_skip),
        .down_payload_length (cuts_down_payload_length),
        .down_valid          (cuts_down_valid),
        .down_ready          (ends)
    );

    packet_cut_b16_s6_l14_d16 cut (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_data        (leaving_down_payload_data ^ {127'd0, spoils}),
        .up_payload_keep        (leaving_down_payload_keep),
        .up_payload_last        (leaving_down_payload_last),
        .up_payload_user_skip   (cuts_down_payload_skip),
        .up_payload_user_length (cuts_down_payload_length),
        .up_valid               (leaving_down_valid && cuts_down_valid),
        .up_ready               (cut_up_ready),
        .down_payload_data      (cut_down_payload_data),
        .down_payload_keep      (cut_down_payload_keep),
        .down_payload_last      (cut_down_payload_last),
        .down_valid             (cut_down_valid),
        .down_ready             (down_ready)
    );

    fifo_w65_d4 outcomes (
        .clk               (clk),
        .rst               (rst),
        .up_payload_sent   (orders_down_3_payload_needed),
        .up_payload_tsc    (orders_down_3_payload_packet_tsc),
        .up_valid          (orders_down_3_valid),
        .up_ready          (outcomes_up_ready),
        .down_payload_sent (outcomes_down_payload_sent),
        .down_payload_tsc  (outcomes_down_payload_tsc),
        .down_valid        (outcomes_down_valid),
        .down_ready        (outcome_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            framed_end_ends <= 1'b0;
        end else begin
            framed_end_ends <= insert_down_valid && framed_up_ready && insert_down_payload_last;
        end
    end

    always @(posedge clk) begin
        framed_end_wrong <= insert_down_payload_wrong;
    end

    assign quiet = find_quiet && number_quiet && resolve_quiet;
    assign keeps = find_keeps;
    assign elsewhere = resolve_elsewhere;
    assign again = resolve_again;
    assign numbers_refused = number_refused;
    assign upset = number_upset;
    assign events_sent = decided && orders_down_3_payload_needed;
    assign events_failed = decided && !orders_down_3_payload_needed;
    assign events_octets = orders_down_3_payload_packet_bytes;
    assign events_missed = resolve_missed;
    assign events_misfit = framed_end_ends && framed_end_wrong;
    assign numbers_ready = number_commands_ready;
    assign head_ready = find_up_ready && !hold;
    assign body_ready = bodies_up_ready;
    assign down_payload_data = cut_down_payload_data;
    assign down_payload_keep = cut_down_payload_keep;
    assign down_payload_last = cut_down_payload_last;
    assign down_valid = cut_down_valid;
    assign outcome_payload_sent = outcomes_down_payload_sent;
    assign outcome_payload_tsc = outcomes_down_payload_tsc;
    assign outcome_valid = outcomes_down_valid;

    wire _unused_ok = &{1'b0, orders_down_0_payload_place_slot, orders_down_0_payload_place_iv_mask, orders_down_0_payload_packet_sent, orders_down_0_payload_packet_tsc, orders_down_0_payload_packet_iv, orders_down_0_payload_packet_around_bytes, orders_down_0_payload_packet_aad_bytes, orders_down_0_payload_packet_sealed_bytes, orders_down_1_payload_packet_sent, orders_down_1_payload_packet_tsc, orders_down_1_payload_packet_header, orders_down_1_payload_packet_header_bytes, orders_down_1_payload_packet_around_bytes, orders_down_1_payload_packet_bytes, orders_down_1_payload_packet_sealed_bytes, orders_down_2_payload_place_slot, orders_down_2_payload_place_iv_mask, orders_down_2_payload_packet_sent, orders_down_2_payload_packet_tsc, orders_down_2_payload_packet_iv, orders_down_2_payload_packet_header, orders_down_2_payload_packet_header_bytes, orders_down_2_payload_packet_aad_bytes, orders_down_2_payload_packet_bytes, orders_down_3_payload_place_slot, orders_down_3_payload_place_iv_mask, orders_down_3_payload_packet_sent, orders_down_3_payload_packet_iv, orders_down_3_payload_packet_header, orders_down_3_payload_packet_header_bytes, orders_down_3_payload_packet_around_bytes, orders_down_3_payload_packet_aad_bytes, orders_down_3_payload_packet_sealed_bytes, engine_installed_number, engine_refused, leaving_down_payload_ok, misfits_up_ready, misfits_down_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) misfits_find_room: assert (misfits_up_ready);
    always @(posedge clk) if (!rst) misfit_is_known: assert (!ends || misfits_down_valid);
    always @(posedge clk) if (!rst) is_sealed: assert (!ends || leaving_down_payload_ok);
`endif

endmodule

`default_nettype wire
