// The TSC and the TSS header of packets that are to be sent.
`default_nettype none

module tss_transmit_number_n16 (
    input  wire         clk,
    input  wire         rst,
    output wire         quiet,
    output wire         refused,
    output wire         upset,
    input  wire   [4:0] commands_payload_context,
    input  wire   [1:0] commands_payload_kind,
    input  wire  [48:0] commands_payload_next,
    input  wire  [48:0] commands_payload_limit,
    input  wire         commands_valid,
    output wire         commands_ready,
    input  wire         up_payload_packet_ipv6,
    input  wire [127:0] up_payload_packet_source,
    input  wire [127:0] up_payload_packet_destination,
    input  wire         up_payload_packet_udp,
    input  wire  [63:0] up_payload_packet_between,
    input  wire  [13:0] up_payload_packet_bytes,
    input  wire  [23:0] up_payload_packet_sdi,
    input  wire         up_payload_packet_an,
    input  wire         up_payload_packet_has_ssi,
    input  wire  [31:0] up_payload_packet_ssi,
    input  wire         up_payload_known,
    input  wire   [3:0] up_payload_index,
    input  wire   [1:0] up_payload_domain_mode,
    input  wire   [1:0] up_payload_domain_associations,
    input  wire   [7:0] up_payload_domain_crypt_offset,
    input  wire   [1:0] up_payload_domain_udp_aad,
    input  wire  [15:0] up_payload_domain_epoch_0,
    input  wire  [15:0] up_payload_domain_epoch_1,
    input  wire  [15:0] up_payload_domain_max_epoch_lifetime,
    input  wire  [15:0] up_payload_domain_max_epoch_ahead,
    input  wire  [47:0] up_payload_domain_rekey_mask,
    input  wire   [5:0] up_payload_domain_rekey_shift,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire   [4:0] down_payload_request_association,
    output wire         down_payload_request_derive,
    output wire         down_payload_request_server,
    output wire         down_payload_request_direct,
    output wire         down_payload_request_wide,
    output wire [127:0] down_payload_request_address,
    output wire  [15:0] down_payload_request_epoch,
    output wire  [31:0] down_payload_request_rekey,
    output wire         down_payload_packet_sent,
    output wire  [63:0] down_payload_packet_tsc,
    output wire  [95:0] down_payload_packet_iv,
    output wire [447:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire   [5:0] down_payload_packet_around_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire  [13:0] down_payload_packet_bytes,
    output wire  [13:0] down_payload_packet_sealed_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          is_held;
    reg          is_numbered;
    reg          full;
    reg          held_packet_ipv6;
    reg  [127:0] held_packet_source;
    reg  [127:0] held_packet_destination;
    reg          held_packet_udp;
    reg   [63:0] held_packet_between;
    reg   [13:0] held_packet_bytes;
    reg   [23:0] held_packet_sdi;
    reg          held_packet_an;
    reg          held_packet_has_ssi;
    reg   [31:0] held_packet_ssi;
    reg          held_known;
    reg    [3:0] held_index;
    reg    [1:0] held_domain_mode;
    reg    [1:0] held_domain_associations;
    reg    [7:0] held_domain_crypt_offset;
    reg    [1:0] held_domain_udp_aad;
    reg   [15:0] held_domain_epoch_0;
    reg   [15:0] held_domain_epoch_1;
    reg   [15:0] held_domain_max_epoch_lifetime;
    reg   [15:0] held_domain_max_epoch_ahead;
    reg   [47:0] held_domain_rekey_mask;
    reg    [5:0] held_domain_rekey_shift;
    wire         numbers_refused;
    wire         numbers_upset;
    wire         numbers_command_ready;
    wire         numbers_up_ready;
    wire         numbers_down_payload_given;
    wire  [47:0] numbers_down_payload_counter;
    wire         numbers_down_valid;
    wire         asked_up_ready;
    wire         asked_down_payload_has_key;
    wire         asked_down_payload_packet_packet_ipv6;
    wire [127:0] asked_down_payload_packet_packet_source;
    wire [127:0] asked_down_payload_packet_packet_destination;
    wire         asked_down_payload_packet_packet_udp;
    wire  [63:0] asked_down_payload_packet_packet_between;
    wire  [13:0] asked_down_payload_packet_packet_bytes;
    wire  [23:0] asked_down_payload_packet_packet_sdi;
    wire         asked_down_payload_packet_packet_an;
    wire         asked_down_payload_packet_packet_has_ssi;
    wire  [31:0] asked_down_payload_packet_packet_ssi;
    wire         asked_down_payload_packet_known;
    wire   [3:0] asked_down_payload_packet_index;
    wire   [1:0] asked_down_payload_packet_domain_mode;
    wire   [1:0] asked_down_payload_packet_domain_associations;
    wire   [7:0] asked_down_payload_packet_domain_crypt_offset;
    wire   [1:0] asked_down_payload_packet_domain_udp_aad;
    wire  [15:0] asked_down_payload_packet_domain_epoch_0;
    wire  [15:0] asked_down_payload_packet_domain_epoch_1;
    wire  [15:0] asked_down_payload_packet_domain_max_epoch_lifetime;
    wire  [15:0] asked_down_payload_packet_domain_max_epoch_ahead;
    wire  [47:0] asked_down_payload_packet_domain_rekey_mask;
    wire   [5:0] asked_down_payload_packet_domain_rekey_shift;
    wire         asked_down_valid;
    wire   [3:0] results_level;
    wire         results_down_payload_given;
    wire  [47:0] results_down_payload_counter;
    wire         results_down_valid;
    reg          work_packet_ipv6;
    reg  [127:0] work_packet_source;
    reg  [127:0] work_packet_destination;
    reg          work_packet_udp;
    reg   [63:0] work_packet_between;
    reg   [13:0] work_packet_bytes;
    reg   [23:0] work_packet_sdi;
    reg          work_packet_an;
    reg          work_packet_has_ssi;
    reg   [31:0] work_packet_ssi;
    reg          work_known;
    reg    [3:0] work_index;
    reg    [1:0] work_domain_mode;
    reg    [1:0] work_domain_associations;
    reg    [7:0] work_domain_crypt_offset;
    reg    [1:0] work_domain_udp_aad;
    reg   [15:0] work_domain_epoch_0;
    reg   [15:0] work_domain_epoch_1;
    reg   [15:0] work_domain_max_epoch_lifetime;
    reg   [15:0] work_domain_max_epoch_ahead;
    reg   [47:0] work_domain_rekey_mask;
    reg    [5:0] work_domain_rekey_shift;
    reg   [47:0] counter;
    reg          given;
    wire   [4:0] key_request_association;
    wire         key_request_derive;
    wire         key_request_server;
    wire         key_request_direct;
    wire         key_request_wide;
    wire [127:0] key_request_address;
    wire  [15:0] key_request_epoch;
    wire  [31:0] key_request_rekey;
    wire  [95:0] key_iv;
    wire         key_sources_differ;
    wire [447:0] aad_header;
    wire   [5:0] aad_front_bytes;
    reg    [4:0] request_association;
    reg          request_derive;
    reg          request_server;
    reg          request_direct;
    reg          request_wide;
    reg  [127:0] request_address;
    reg   [15:0] request_epoch;
    reg   [31:0] request_rekey;
    reg          order_sent;
    reg   [63:0] order_tsc;
    reg   [95:0] order_iv;
    reg  [447:0] order_header;
    reg    [5:0] order_header_bytes;
    reg    [5:0] order_around_bytes;
    reg   [13:0] order_aad_bytes;
    reg   [13:0] order_bytes;
    reg   [13:0] order_sealed_bytes;

    wire   [1:0] has_key_shr = held_domain_associations >> held_packet_an;
    wire         has_key = held_known && has_key_shr[0];
    wire         offers = !full || down_ready;
    wire         works = !is_numbered || offers;
    wire         takes_asked_term = !asked_down_payload_has_key || results_down_valid;
    wire         takes_asked = works && takes_asked_term;
    wire         room = asked_up_ready;
    wire         takes_result = asked_down_valid && asked_down_payload_has_key && works;
    wire         asks = is_held && (!has_key || numbers_up_ready);
    wire         takes = !is_held || (asks && room);
    wire  [15:0] epoch = work_packet_an ? work_domain_epoch_1 : work_domain_epoch_0;
    wire  [63:0] tsc = {epoch, counter};
    wire   [4:0] tss_bytes = work_packet_has_ssi ? 5'd16 : 5'd12;
    wire         clear_below = work_domain_crypt_offset < {3'd0, tss_bytes};
    wire   [7:0] clear = clear_below ? {3'd0, tss_bytes} : work_domain_crypt_offset;
    wire  [13:0] whole = work_packet_bytes + {9'd0, tss_bytes};
    wire         fits = whole >= {6'd0, clear};
    wire [127:0] aad_tss_word = {5'd1, work_packet_has_ssi, 1'b0, work_packet_an, work_packet_sdi, work_packet_ssi, tsc};
    wire [127:0] aad_tss_word_2 = {5'd1, work_packet_has_ssi, 1'b0, work_packet_an, work_packet_sdi, tsc, work_packet_ssi};

    tsc_allocator_n32_w48 numbers (
        .clk                     (clk),
        .rst                     (rst),
        .refused                 (numbers_refused),
        .upset                   (numbers_upset),
        .command_payload_context (commands_payload_context),
        .command_payload_kind    (commands_payload_kind),
        .command_payload_next    (commands_payload_next),
        .command_payload_limit   (commands_payload_limit),
        .command_valid           (commands_valid),
        .command_ready           (numbers_command_ready),
        .up_payload              ({held_index, held_packet_an}),
        .up_valid                (is_held && has_key && room),
        .up_ready                (numbers_up_ready),
        .down_payload_given      (numbers_down_payload_given),
        .down_payload_counter    (numbers_down_payload_counter),
        .down_valid              (numbers_down_valid),
        .down_ready              (1'b1)
    );

    fifo_w532_d8 asked (
        .clk                                           (clk),
        .rst                                           (rst),
        .up_payload_has_key                            (has_key),
        .up_payload_packet_packet_ipv6                 (held_packet_ipv6),
        .up_payload_packet_packet_source               (held_packet_source),
        .up_payload_packet_packet_destination          (held_packet_destination),
        .up_payload_packet_packet_udp                  (held_packet_udp),
        .up_payload_packet_packet_between              (held_packet_between),
        .up_payload_packet_packet_bytes                (held_packet_bytes),
        .up_payload_packet_packet_sdi                  (held_packet_sdi),
        .up_payload_packet_packet_an                   (held_packet_an),
        .up_payload_packet_packet_has_ssi              (held_packet_has_ssi),
        .up_payload_packet_packet_ssi                  (held_packet_ssi),
        .up_payload_packet_known                       (held_known),
        .up_payload_packet_index                       (held_index),
        .up_payload_packet_domain_mode                 (held_domain_mode),
        .up_payload_packet_domain_associations         (held_domain_associations),
        .up_payload_packet_domain_crypt_offset         (held_domain_crypt_offset),
        .up_payload_packet_domain_udp_aad              (held_domain_udp_aad),
        .up_payload_packet_domain_epoch_0              (held_domain_epoch_0),
        .up_payload_packet_domain_epoch_1              (held_domain_epoch_1),
        .up_payload_packet_domain_max_epoch_lifetime   (held_domain_max_epoch_lifetime),
        .up_payload_packet_domain_max_epoch_ahead      (held_domain_max_epoch_ahead),
        .up_payload_packet_domain_rekey_mask           (held_domain_rekey_mask),
        .up_payload_packet_domain_rekey_shift          (held_domain_rekey_shift),
        .up_valid                                      (asks),
        .up_ready                                      (asked_up_ready),
        .down_payload_has_key                          (asked_down_payload_has_key),
        .down_payload_packet_packet_ipv6               (asked_down_payload_packet_packet_ipv6),
        .down_payload_packet_packet_source             (asked_down_payload_packet_packet_source),
        .down_payload_packet_packet_destination        (asked_down_payload_packet_packet_destination),
        .down_payload_packet_packet_udp                (asked_down_payload_packet_packet_udp),
        .down_payload_packet_packet_between            (asked_down_payload_packet_packet_between),
        .down_payload_packet_packet_bytes              (asked_down_payload_packet_packet_bytes),
        .down_payload_packet_packet_sdi                (asked_down_payload_packet_packet_sdi),
        .down_payload_packet_packet_an                 (asked_down_payload_packet_packet_an),
        .down_payload_packet_packet_has_ssi            (asked_down_payload_packet_packet_has_ssi),
        .down_payload_packet_packet_ssi                (asked_down_payload_packet_packet_ssi),
        .down_payload_packet_known                     (asked_down_payload_packet_known),
        .down_payload_packet_index                     (asked_down_payload_packet_index),
        .down_payload_packet_domain_mode               (asked_down_payload_packet_domain_mode),
        .down_payload_packet_domain_associations       (asked_down_payload_packet_domain_associations),
        .down_payload_packet_domain_crypt_offset       (asked_down_payload_packet_domain_crypt_offset),
        .down_payload_packet_domain_udp_aad            (asked_down_payload_packet_domain_udp_aad),
        .down_payload_packet_domain_epoch_0            (asked_down_payload_packet_domain_epoch_0),
        .down_payload_packet_domain_epoch_1            (asked_down_payload_packet_domain_epoch_1),
        .down_payload_packet_domain_max_epoch_lifetime (asked_down_payload_packet_domain_max_epoch_lifetime),
        .down_payload_packet_domain_max_epoch_ahead    (asked_down_payload_packet_domain_max_epoch_ahead),
        .down_payload_packet_domain_rekey_mask         (asked_down_payload_packet_domain_rekey_mask),
        .down_payload_packet_domain_rekey_shift        (asked_down_payload_packet_domain_rekey_shift),
        .down_valid                                    (asked_down_valid),
        .down_ready                                    (takes_asked)
    );

    roomy_fifo_w49_d16 results (
        .clk                  (clk),
        .rst                  (rst),
        .push_enable          (numbers_down_valid),
        .push_payload_given   (numbers_down_payload_given),
        .push_payload_counter (numbers_down_payload_counter),
        .level                (results_level),
        .down_payload_given   (results_down_payload_given),
        .down_payload_counter (results_down_payload_counter),
        .down_valid           (results_down_valid),
        .down_ready           (takes_result)
    );

    tss_transmit_key_request_n16 key (
        .clk                       (clk),
        .rst                       (rst),
        .domain_mode               (work_domain_mode),
        .domain_associations       (work_domain_associations),
        .domain_crypt_offset       (work_domain_crypt_offset),
        .domain_udp_aad            (work_domain_udp_aad),
        .domain_epoch_0            (work_domain_epoch_0),
        .domain_epoch_1            (work_domain_epoch_1),
        .domain_max_epoch_lifetime (work_domain_max_epoch_lifetime),
        .domain_max_epoch_ahead    (work_domain_max_epoch_ahead),
        .domain_rekey_mask         (work_domain_rekey_mask),
        .domain_rekey_shift        (work_domain_rekey_shift),
        .index                     (work_index),
        .sdi                       (work_packet_sdi),
        .around_ipv6               (work_packet_ipv6),
        .around_source             (work_packet_source),
        .around_destination        (work_packet_destination),
        .around_udp                (work_packet_udp),
        .around_between            (work_packet_between),
        .around_bytes              (work_packet_bytes),
        .tss_an                    (work_packet_an),
        .tss_has_ssi               (work_packet_has_ssi),
        .tss_ssi                   (work_packet_ssi),
        .tss_epoch                 (epoch),
        .tss_counter               (counter),
        .request_association       (key_request_association),
        .request_derive            (key_request_derive),
        .request_server            (key_request_server),
        .request_direct            (key_request_direct),
        .request_wide              (key_request_wide),
        .request_address           (key_request_address),
        .request_epoch             (key_request_epoch),
        .request_rekey             (key_request_rekey),
        .iv                        (key_iv),
        .sources_differ            (key_sources_differ)
    );

    tss_aad_header aad (
        .around_ipv6        (work_packet_ipv6),
        .around_source      (work_packet_source),
        .around_destination (work_packet_destination),
        .around_udp         (work_packet_udp),
        .around_between     (work_packet_between),
        .around_bytes       (work_packet_bytes),
        .udp_aad            (work_domain_udp_aad),
        .tss                (work_packet_has_ssi ? aad_tss_word : aad_tss_word_2),
        .header             (aad_header),
        .front_bytes        (aad_front_bytes)
    );

    always @(posedge clk) begin
        if (rst) begin
            is_held <= 1'b0;
            is_numbered <= 1'b0;
            full <= 1'b0;
        end else begin
            if (takes) begin
                is_held <= up_valid;
            end
            if (works) begin
                is_numbered <= asked_down_valid && takes_asked_term;
            end
            if (offers) begin
                full <= is_numbered;
            end
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            held_packet_ipv6 <= up_payload_packet_ipv6;
            held_packet_source <= up_payload_packet_source;
            held_packet_destination <= up_payload_packet_destination;
            held_packet_udp <= up_payload_packet_udp;
            held_packet_between <= up_payload_packet_between;
            held_packet_bytes <= up_payload_packet_bytes;
            held_packet_sdi <= up_payload_packet_sdi;
            held_packet_an <= up_payload_packet_an;
            held_packet_has_ssi <= up_payload_packet_has_ssi;
            held_packet_ssi <= up_payload_packet_ssi;
            held_known <= up_payload_known;
            held_index <= up_payload_index;
            held_domain_mode <= up_payload_domain_mode;
            held_domain_associations <= up_payload_domain_associations;
            held_domain_crypt_offset <= up_payload_domain_crypt_offset;
            held_domain_udp_aad <= up_payload_domain_udp_aad;
            held_domain_epoch_0 <= up_payload_domain_epoch_0;
            held_domain_epoch_1 <= up_payload_domain_epoch_1;
            held_domain_max_epoch_lifetime <= up_payload_domain_max_epoch_lifetime;
            held_domain_max_epoch_ahead <= up_payload_domain_max_epoch_ahead;
            held_domain_rekey_mask <= up_payload_domain_rekey_mask;
            held_domain_rekey_shift <= up_payload_domain_rekey_shift;
        end
        if (works) begin
            work_packet_ipv6 <= asked_down_payload_packet_packet_ipv6;
            work_packet_source <= asked_down_payload_packet_packet_source;
            work_packet_destination <= asked_down_payload_packet_packet_destination;
            work_packet_udp <= asked_down_payload_packet_packet_udp;
            work_packet_between <= asked_down_payload_packet_packet_between;
            work_packet_bytes <= asked_down_payload_packet_packet_bytes;
            work_packet_sdi <= asked_down_payload_packet_packet_sdi;
            work_packet_an <= asked_down_payload_packet_packet_an;
            work_packet_has_ssi <= asked_down_payload_packet_packet_has_ssi;
            work_packet_ssi <= asked_down_payload_packet_packet_ssi;
            work_known <= asked_down_payload_packet_known;
            work_index <= asked_down_payload_packet_index;
            work_domain_mode <= asked_down_payload_packet_domain_mode;
            work_domain_associations <= asked_down_payload_packet_domain_associations;
            work_domain_crypt_offset <= asked_down_payload_packet_domain_crypt_offset;
            work_domain_udp_aad <= asked_down_payload_packet_domain_udp_aad;
            work_domain_epoch_0 <= asked_down_payload_packet_domain_epoch_0;
            work_domain_epoch_1 <= asked_down_payload_packet_domain_epoch_1;
            work_domain_max_epoch_lifetime <= asked_down_payload_packet_domain_max_epoch_lifetime;
            work_domain_max_epoch_ahead <= asked_down_payload_packet_domain_max_epoch_ahead;
            work_domain_rekey_mask <= asked_down_payload_packet_domain_rekey_mask;
            work_domain_rekey_shift <= asked_down_payload_packet_domain_rekey_shift;
            counter <= results_down_payload_counter;
            given <= asked_down_payload_has_key && results_down_payload_given;
        end
        if (offers) begin
            request_association <= key_request_association;
            request_derive <= key_request_derive;
            request_server <= key_request_server;
            request_direct <= key_request_direct;
            request_wide <= key_request_wide;
            request_address <= key_request_address;
            request_epoch <= key_request_epoch;
            request_rekey <= key_request_rekey;
            order_sent <= given && key_sources_differ && fits;
            order_tsc <= tsc;
            order_iv <= key_iv;
            order_header <= aad_header;
            order_header_bytes <= aad_front_bytes + {1'b0, tss_bytes};
            order_around_bytes <= aad_front_bytes;
            order_aad_bytes <= {8'd0, aad_front_bytes} + {6'd0, clear};
            order_bytes <= work_packet_bytes;
            order_sealed_bytes <= whole + 14'd16;
        end
    end

    assign quiet = !(is_held || asked_down_valid || is_numbered || full);
    assign refused = numbers_refused;
    assign upset = numbers_upset;
    assign commands_ready = numbers_command_ready;
    assign up_ready = takes;
    assign down_payload_needed = order_sent;
    assign down_payload_request_association = request_association;
    assign down_payload_request_derive = request_derive;
    assign down_payload_request_server = request_server;
    assign down_payload_request_direct = request_direct;
    assign down_payload_request_wide = request_wide;
    assign down_payload_request_address = request_address;
    assign down_payload_request_epoch = request_epoch;
    assign down_payload_request_rekey = request_rekey;
    assign down_payload_packet_sent = order_sent;
    assign down_payload_packet_tsc = order_tsc;
    assign down_payload_packet_iv = order_iv;
    assign down_payload_packet_header = order_header;
    assign down_payload_packet_header_bytes = order_header_bytes;
    assign down_payload_packet_around_bytes = order_around_bytes;
    assign down_payload_packet_aad_bytes = order_aad_bytes;
    assign down_payload_packet_bytes = order_bytes;
    assign down_payload_packet_sealed_bytes = order_sealed_bytes;
    assign down_valid = full;

    wire _unused_ok = &{1'b0, results_level, work_known, has_key_shr[1]};

endmodule

`default_nettype wire
