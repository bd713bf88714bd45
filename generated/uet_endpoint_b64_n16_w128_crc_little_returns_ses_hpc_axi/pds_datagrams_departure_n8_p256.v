// Packets without a PDC as they leave, with their entropy values.
`default_nettype none

module pds_datagrams_departure_n8_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         deed_valid,
    input  wire   [2:0] deed_event_kind,
    input  wire   [7:0] deed_event_record,
    input  wire   [2:0] deed_event_ccc,
    input  wire         deed_event_fresh,
    input  wire  [23:0] deed_event_age,
    input  wire   [2:0] deed_event_act,
    input  wire         deed_event_peer_nack,
    input  wire [127:0] deed_event_peer_source,
    input  wire   [3:0] deed_event_peer_local,
    input  wire  [31:0] deed_event_peer_pkt_id,
    input  wire         deed_event_peer_m,
    input  wire         deed_event_peer_retx,
    input  wire   [7:0] deed_event_peer_nack_code,
    input  wire  [15:0] deed_event_peer_entropy,
    input  wire         deed_event_peer_response_present,
    input  wire   [1:0] deed_event_peer_response_list,
    input  wire   [5:0] deed_event_peer_response_opcode,
    input  wire   [5:0] deed_event_peer_response_return_code,
    input  wire  [15:0] deed_event_peer_response_message_id,
    input  wire  [31:0] deed_event_peer_response_modified_length,
    input  wire         deed_send_uud,
    input  wire   [2:0] deed_send_ccc,
    input  wire [127:0] deed_send_destination,
    input  wire   [3:0] deed_send_local,
    input  wire  [31:0] deed_send_handle,
    input  wire  [15:0] deed_send_message,
    input  wire  [13:0] deed_send_length,
    input  wire  [13:0] deed_send_size,
    input  wire  [31:0] deed_now,
    input  wire         deed_leaves,
    input  wire         deed_retx,
    input  wire  [23:0] deed_age,
    input  wire         deed_waits,
    input  wire         deed_frees,
    input  wire         deed_ends,
    input  wire         deed_fails,
    input  wire         deed_gives_up,
    input  wire         deed_tells,
    input  wire   [3:0] deed_kind,
    input  wire  [31:0] deed_bytes,
    input  wire         deed_timed,
    input  wire  [31:0] deed_sent_at,
    input  wire         deed_unknown,
    input  wire         deed_lost_trim,
    input  wire         deed_lost_nack,
    input  wire         deed_lost_timeout,
    input  wire  [31:0] base,
    input  wire         registers_rto,
    input  wire  [31:0] registers_rto_init,
    input  wire  [31:0] registers_rto_max,
    input  wire   [3:0] registers_max_rto_retx,
    input  wire  [31:0] registers_nack_retx,
    input  wire   [4:0] registers_max_nack_retx,
    input  wire         registers_service_required,
    input  wire  [15:0] picked_entropy,
    input  wire   [7:0] picked_ccc_id,
    input  wire  [23:0] picked_credit_target,
    output reg          outcome_valid,
    output reg   [31:0] outcome_handle,
    output reg   [15:0] outcome_message,
    output reg    [1:0] outcome_kind,
    output reg          outcome_response_present,
    output reg    [1:0] outcome_response_list,
    output reg    [5:0] outcome_response_opcode,
    output reg    [5:0] outcome_response_return_code,
    output reg   [15:0] outcome_response_message_id,
    output reg   [31:0] outcome_response_modified_length,
    output reg    [7:0] outcome_code,
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire  [13:0] pick_size,
    output reg          left,
    output reg          packet_uud,
    output reg          packet_retx,
    output reg   [31:0] packet_pkt_id,
    output reg  [127:0] packet_destination,
    output reg    [3:0] packet_local,
    output reg   [15:0] packet_picked_entropy,
    output reg    [7:0] packet_picked_ccc_id,
    output reg   [23:0] packet_picked_credit_target,
    output reg   [31:0] packet_handle,
    output reg   [15:0] packet_message,
    output reg   [13:0] packet_length,
    output reg   [13:0] packet_size,
    output reg          congestion_valid,
    output reg    [2:0] congestion_ccc,
    output reg    [3:0] congestion_kind,
    output reg   [31:0] congestion_bytes,
    output reg   [15:0] congestion_entropy,
    output reg          congestion_ecn,
    output reg          congestion_rtt_valid,
    output reg   [31:0] congestion_rtt,
    output reg   [15:0] congestion_out_of_order,
    output reg          congestion_has_nscc,
    output reg    [6:0] congestion_rcv_cwnd_pend,
    output reg          congestion_restore_cwnd,
    output reg          congestion_has_credit,
    output reg   [23:0] congestion_credit,
    output reg   [31:0] congestion_now
);

    localparam [3:0] DEED_KIND_SENT           = 4'd0;
    localparam [3:0] DEED_KIND_ACK            = 4'd1;
    localparam [3:0] DEED_KIND_IDLE           = 4'd12;
    localparam [1:0] OUTCOME_KIND_RESPONSE    = 2'd0;
    localparam [1:0] OUTCOME_KIND_DEFAULT_OK  = 2'd1;
    localparam [1:0] OUTCOME_KIND_FAILED      = 2'd2;
    localparam [2:0] DEED_EVENT_KIND_RESPONSE = 3'd2;
    localparam [2:0] DEED_EVENT_KIND_NACK     = 3'd3;

    reg          leaves_1;
    reg          tells_1;
    reg          leaves_2;
    reg          tells_2;
    reg          leaves_3;
    reg          tells_3;
    reg          leaves_4;
    reg          tells_4;
    reg          leaves_5;
    reg          tells_5;
    reg          leaves_6;
    reg          tells_6;
    reg          leaves_7;
    reg          tells_7;
    reg          leaves_8;
    reg          tells_8;
    reg   [31:0] packet_id;
    wire  [31:0] packet_id_8_later_q;
    reg   [31:0] took;
    reg          is_timed;
    wire  [31:0] rtt_8_later_q;
    wire         timed_8_later_q;
    wire         deed_8_later_q_valid;
    wire   [2:0] deed_8_later_q_event_kind;
    wire   [7:0] deed_8_later_q_event_record;
    wire   [2:0] deed_8_later_q_event_ccc;
    wire         deed_8_later_q_event_fresh;
    wire  [23:0] deed_8_later_q_event_age;
    wire   [2:0] deed_8_later_q_event_act;
    wire         deed_8_later_q_event_peer_nack;
    wire [127:0] deed_8_later_q_event_peer_source;
    wire   [3:0] deed_8_later_q_event_peer_local;
    wire  [31:0] deed_8_later_q_event_peer_pkt_id;
    wire         deed_8_later_q_event_peer_m;
    wire         deed_8_later_q_event_peer_retx;
    wire   [7:0] deed_8_later_q_event_peer_nack_code;
    wire  [15:0] deed_8_later_q_event_peer_entropy;
    wire         deed_8_later_q_event_peer_response_present;
    wire   [1:0] deed_8_later_q_event_peer_response_list;
    wire   [5:0] deed_8_later_q_event_peer_response_opcode;
    wire   [5:0] deed_8_later_q_event_peer_response_return_code;
    wire  [15:0] deed_8_later_q_event_peer_response_message_id;
    wire  [31:0] deed_8_later_q_event_peer_response_modified_length;
    wire         deed_8_later_q_send_uud;
    wire   [2:0] deed_8_later_q_send_ccc;
    wire [127:0] deed_8_later_q_send_destination;
    wire   [3:0] deed_8_later_q_send_local;
    wire  [31:0] deed_8_later_q_send_handle;
    wire  [15:0] deed_8_later_q_send_message;
    wire  [13:0] deed_8_later_q_send_length;
    wire  [13:0] deed_8_later_q_send_size;
    wire  [31:0] deed_8_later_q_now;
    wire         deed_8_later_q_leaves;
    wire         deed_8_later_q_retx;
    wire  [23:0] deed_8_later_q_age;
    wire         deed_8_later_q_waits;
    wire         deed_8_later_q_frees;
    wire         deed_8_later_q_ends;
    wire         deed_8_later_q_fails;
    wire         deed_8_later_q_gives_up;
    wire         deed_8_later_q_tells;
    wire   [3:0] deed_8_later_q_kind;
    wire  [31:0] deed_8_later_q_bytes;
    wire         deed_8_later_q_timed;
    wire  [31:0] deed_8_later_q_sent_at;
    wire         deed_8_later_q_unknown;
    wire         deed_8_later_q_lost_trim;
    wire         deed_8_later_q_lost_nack;
    wire         deed_8_later_q_lost_timeout;
    wire         is_peer_8_later_q;
    wire   [7:0] record_6_later_q;
    wire  [15:0] entropies_word;

    wire        leaves = deed_valid && deed_leaves;
    wire        tells = deed_valid && deed_tells;
    wire        is_peer = deed_event_kind == DEED_EVENT_KIND_RESPONSE || deed_event_kind == DEED_EVENT_KIND_NACK;
    wire        is_default = deed_send_uud || !deed_event_peer_response_present;
    wire [15:0] congestion_entropy_choice = deed_8_later_q_kind == DEED_KIND_ACK ? deed_8_later_q_event_peer_entropy : entropies_word;

    delay_w32_c7 packet_id_8_later (
        .clk (clk),
        .d   (packet_id),
        .q   (packet_id_8_later_q)
    );

    delay_w32_c7 rtt_8_later (
        .clk (clk),
        .d   (took),
        .q   (rtt_8_later_q)
    );

    delay_w1_c7 timed_8_later (
        .clk (clk),
        .d   (is_timed),
        .q   (timed_8_later_q)
    );

    delay_w646_c8 deed_8_later (
        .clk                                   (clk),
        .d_valid                               (deed_valid),
        .d_event_kind                          (deed_event_kind),
        .d_event_record                        (deed_event_record),
        .d_event_ccc                           (deed_event_ccc),
        .d_event_fresh                         (deed_event_fresh),
        .d_event_age                           (deed_event_age),
        .d_event_act                           (deed_event_act),
        .d_event_peer_nack                     (deed_event_peer_nack),
        .d_event_peer_source                   (deed_event_peer_source),
        .d_event_peer_local                    (deed_event_peer_local),
        .d_event_peer_pkt_id                   (deed_event_peer_pkt_id),
        .d_event_peer_m                        (deed_event_peer_m),
        .d_event_peer_retx                     (deed_event_peer_retx),
        .d_event_peer_nack_code                (deed_event_peer_nack_code),
        .d_event_peer_entropy                  (deed_event_peer_entropy),
        .d_event_peer_response_present         (deed_event_peer_response_present),
        .d_event_peer_response_list            (deed_event_peer_response_list),
        .d_event_peer_response_opcode          (deed_event_peer_response_opcode),
        .d_event_peer_response_return_code     (deed_event_peer_response_return_code),
        .d_event_peer_response_message_id      (deed_event_peer_response_message_id),
        .d_event_peer_response_modified_length (deed_event_peer_response_modified_length),
        .d_send_uud                            (deed_send_uud),
        .d_send_ccc                            (deed_send_ccc),
        .d_send_destination                    (deed_send_destination),
        .d_send_local                          (deed_send_local),
        .d_send_handle                         (deed_send_handle),
        .d_send_message                        (deed_send_message),
        .d_send_length                         (deed_send_length),
        .d_send_size                           (deed_send_size),
        .d_now                                 (deed_now),
        .d_leaves                              (deed_leaves),
        .d_retx                                (deed_retx),
        .d_age                                 (deed_age),
        .d_waits                               (deed_waits),
        .d_frees                               (deed_frees),
        .d_ends                                (deed_ends),
        .d_fails                               (deed_fails),
        .d_gives_up                            (deed_gives_up),
        .d_tells                               (deed_tells),
        .d_kind                                (deed_kind),
        .d_bytes                               (deed_bytes),
        .d_timed                               (deed_timed),
        .d_sent_at                             (deed_sent_at),
        .d_unknown                             (deed_unknown),
        .d_lost_trim                           (deed_lost_trim),
        .d_lost_nack                           (deed_lost_nack),
        .d_lost_timeout                        (deed_lost_timeout),
        .q_valid                               (deed_8_later_q_valid),
        .q_event_kind                          (deed_8_later_q_event_kind),
        .q_event_record                        (deed_8_later_q_event_record),
        .q_event_ccc                           (deed_8_later_q_event_ccc),
        .q_event_fresh                         (deed_8_later_q_event_fresh),
        .q_event_age                           (deed_8_later_q_event_age),
        .q_event_act                           (deed_8_later_q_event_act),
        .q_event_peer_nack                     (deed_8_later_q_event_peer_nack),
        .q_event_peer_source                   (deed_8_later_q_event_peer_source),
        .q_event_peer_local                    (deed_8_later_q_event_peer_local),
        .q_event_peer_pkt_id                   (deed_8_later_q_event_peer_pkt_id),
        .q_event_peer_m                        (deed_8_later_q_event_peer_m),
        .q_event_peer_retx                     (deed_8_later_q_event_peer_retx),
        .q_event_peer_nack_code                (deed_8_later_q_event_peer_nack_code),
        .q_event_peer_entropy                  (deed_8_later_q_event_peer_entropy),
        .q_event_peer_response_present         (deed_8_later_q_event_peer_response_present),
        .q_event_peer_response_list            (deed_8_later_q_event_peer_response_list),
        .q_event_peer_response_opcode          (deed_8_later_q_event_peer_response_opcode),
        .q_event_peer_response_return_code     (deed_8_later_q_event_peer_response_return_code),
        .q_event_peer_response_message_id      (deed_8_later_q_event_peer_response_message_id),
        .q_event_peer_response_modified_length (deed_8_later_q_event_peer_response_modified_length),
        .q_send_uud                            (deed_8_later_q_send_uud),
        .q_send_ccc                            (deed_8_later_q_send_ccc),
        .q_send_destination                    (deed_8_later_q_send_destination),
        .q_send_local                          (deed_8_later_q_send_local),
        .q_send_handle                         (deed_8_later_q_send_handle),
        .q_send_message                        (deed_8_later_q_send_message),
        .q_send_length                         (deed_8_later_q_send_length),
        .q_send_size                           (deed_8_later_q_send_size),
        .q_now                                 (deed_8_later_q_now),
        .q_leaves                              (deed_8_later_q_leaves),
        .q_retx                                (deed_8_later_q_retx),
        .q_age                                 (deed_8_later_q_age),
        .q_waits                               (deed_8_later_q_waits),
        .q_frees                               (deed_8_later_q_frees),
        .q_ends                                (deed_8_later_q_ends),
        .q_fails                               (deed_8_later_q_fails),
        .q_gives_up                            (deed_8_later_q_gives_up),
        .q_tells                               (deed_8_later_q_tells),
        .q_kind                                (deed_8_later_q_kind),
        .q_bytes                               (deed_8_later_q_bytes),
        .q_timed                               (deed_8_later_q_timed),
        .q_sent_at                             (deed_8_later_q_sent_at),
        .q_unknown                             (deed_8_later_q_unknown),
        .q_lost_trim                           (deed_8_later_q_lost_trim),
        .q_lost_nack                           (deed_8_later_q_lost_nack),
        .q_lost_timeout                        (deed_8_later_q_lost_timeout)
    );

    delay_w1_c8 is_peer_8_later (
        .clk (clk),
        .d   (is_peer),
        .q   (is_peer_8_later_q)
    );

    delay_w8_c6_0bb0da record_6_later (
        .clk (clk),
        .d   (deed_event_record),
        .q   (record_6_later_q)
    );

    context_copy_w16_n256 entropies (
        .clk    (clk),
        .enable (leaves_8),
        .pdc    (deed_8_later_q_event_record),
        .data   (picked_entropy),
        .read   (record_6_later_q),
        .word   (entropies_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            outcome_valid <= 1'b0;
            leaves_1 <= 1'b0;
            tells_1 <= 1'b0;
            leaves_2 <= 1'b0;
            tells_2 <= 1'b0;
            leaves_3 <= 1'b0;
            tells_3 <= 1'b0;
            leaves_4 <= 1'b0;
            tells_4 <= 1'b0;
            leaves_5 <= 1'b0;
            tells_5 <= 1'b0;
            leaves_6 <= 1'b0;
            tells_6 <= 1'b0;
            leaves_7 <= 1'b0;
            tells_7 <= 1'b0;
            leaves_8 <= 1'b0;
            tells_8 <= 1'b0;
            congestion_valid <= 1'b0;
            left <= 1'b0;
        end else begin
            outcome_valid <= deed_valid && deed_ends;
            leaves_1 <= leaves;
            tells_1 <= tells;
            leaves_2 <= leaves_1;
            tells_2 <= tells_1;
            leaves_3 <= leaves_2;
            tells_3 <= tells_2;
            leaves_4 <= leaves_3;
            tells_4 <= tells_3;
            leaves_5 <= leaves_4;
            tells_5 <= tells_4;
            leaves_6 <= leaves_5;
            tells_6 <= tells_5;
            leaves_7 <= leaves_6;
            tells_7 <= tells_6;
            leaves_8 <= leaves_7;
            tells_8 <= tells_7;
            congestion_valid <= tells_8;
            left <= leaves_8;
        end
    end

    always @(posedge clk) begin
        outcome_handle <= deed_send_handle;
        outcome_message <= deed_send_message;
        outcome_kind <= OUTCOME_KIND_RESPONSE;
        outcome_response_present <= deed_event_peer_response_present;
        outcome_response_list <= deed_event_peer_response_list;
        outcome_response_opcode <= deed_event_peer_response_opcode;
        outcome_response_return_code <= deed_event_peer_response_return_code;
        outcome_response_message_id <= deed_event_peer_response_message_id;
        outcome_response_modified_length <= deed_event_peer_response_modified_length;
        outcome_code <= deed_gives_up ? 8'd240 : deed_event_peer_nack_code;
        if (deed_fails) begin
            outcome_kind <= OUTCOME_KIND_FAILED;
        end else if (is_default) begin
            outcome_kind <= OUTCOME_KIND_DEFAULT_OK;
        end
        packet_id <= ({deed_age, deed_event_record} + base) & {32{!deed_send_uud}};
        took <= deed_now - deed_sent_at;
        is_timed <= deed_timed && !registers_service_required;
        packet_uud <= deed_8_later_q_send_uud;
        packet_retx <= deed_8_later_q_retx;
        packet_pkt_id <= packet_id_8_later_q;
        packet_destination <= deed_8_later_q_send_destination;
        packet_local <= deed_8_later_q_send_local;
        packet_picked_entropy <= picked_entropy;
        packet_picked_ccc_id <= picked_ccc_id;
        packet_picked_credit_target <= picked_credit_target;
        packet_handle <= deed_8_later_q_send_handle;
        packet_message <= deed_8_later_q_send_message;
        packet_length <= deed_8_later_q_send_length;
        packet_size <= deed_8_later_q_send_size;
        congestion_ccc <= deed_8_later_q_kind == DEED_KIND_IDLE ? deed_8_later_q_event_ccc : deed_8_later_q_send_ccc;
        congestion_kind <= deed_8_later_q_kind;
        congestion_bytes <= deed_8_later_q_bytes;
        congestion_entropy <= deed_8_later_q_kind == DEED_KIND_SENT ? picked_entropy : congestion_entropy_choice;
        congestion_ecn <= deed_8_later_q_event_peer_m && is_peer_8_later_q;
        congestion_rtt_valid <= timed_8_later_q;
        congestion_rtt <= rtt_8_later_q;
        congestion_out_of_order <= {16{1'b1}};
        congestion_has_nscc <= 1'b0;
        congestion_rcv_cwnd_pend <= 7'd0;
        congestion_restore_cwnd <= 1'b0;
        congestion_has_credit <= 1'b0;
        congestion_credit <= 24'd0;
        congestion_now <= deed_8_later_q_now;
    end

    assign pick_valid = leaves;
    assign pick_ccc = deed_send_ccc;
    assign pick_size = deed_send_size;

    wire _unused_ok = &{1'b0, registers_rto, registers_rto_init, registers_rto_max, registers_max_rto_retx, registers_nack_retx, registers_max_nack_retx, deed_8_later_q_valid, deed_8_later_q_event_kind, deed_8_later_q_event_fresh, deed_8_later_q_event_age, deed_8_later_q_event_act, deed_8_later_q_event_peer_nack, deed_8_later_q_event_peer_source, deed_8_later_q_event_peer_local, deed_8_later_q_event_peer_pkt_id, deed_8_later_q_event_peer_retx, deed_8_later_q_event_peer_nack_code, deed_8_later_q_event_peer_response_present, deed_8_later_q_event_peer_response_list, deed_8_later_q_event_peer_response_opcode, deed_8_later_q_event_peer_response_return_code, deed_8_later_q_event_peer_response_message_id, deed_8_later_q_event_peer_response_modified_length, deed_8_later_q_leaves, deed_8_later_q_age, deed_8_later_q_waits, deed_8_later_q_frees, deed_8_later_q_ends, deed_8_later_q_fails, deed_8_later_q_gives_up, deed_8_later_q_tells, deed_8_later_q_timed, deed_8_later_q_sent_at, deed_8_later_q_unknown, deed_8_later_q_lost_trim, deed_8_later_q_lost_nack, deed_8_later_q_lost_timeout};

endmodule

`default_nettype wire
