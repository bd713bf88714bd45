// Sender of 256 packets of RUDI and UUD in 8 congestion control contexts.
`default_nettype none

module pds_datagrams_n8_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
    input  wire  [31:0] base,
    input  wire         registers_rto,
    input  wire  [31:0] registers_rto_init,
    input  wire  [31:0] registers_rto_max,
    input  wire   [3:0] registers_max_rto_retx,
    input  wire  [31:0] registers_nack_retx,
    input  wire   [4:0] registers_max_nack_retx,
    input  wire         registers_service_required,
    input  wire         peer_valid,
    input  wire         peer_nack,
    input  wire [127:0] peer_source,
    input  wire   [3:0] peer_local,
    input  wire  [31:0] peer_pkt_id,
    input  wire         peer_m,
    input  wire         peer_retx,
    input  wire   [7:0] peer_nack_code,
    input  wire  [15:0] peer_entropy,
    input  wire         peer_response_present,
    input  wire   [1:0] peer_response_list,
    input  wire   [5:0] peer_response_opcode,
    input  wire   [5:0] peer_response_return_code,
    input  wire  [15:0] peer_response_message_id,
    input  wire  [31:0] peer_response_modified_length,
    input  wire         limit_valid,
    input  wire   [2:0] limit_ccc,
    input  wire  [31:0] limit_window,
    input  wire         limit_credit_on,
    input  wire  [31:0] limit_credit,
    input  wire  [15:0] picked_entropy,
    input  wire   [7:0] picked_ccc_id,
    input  wire  [23:0] picked_credit_target,
    output wire         ready,
    output wire         outcome_valid,
    output wire  [31:0] outcome_handle,
    output wire  [15:0] outcome_message,
    output wire   [1:0] outcome_kind,
    output wire         outcome_response_present,
    output wire   [1:0] outcome_response_list,
    output wire   [5:0] outcome_response_opcode,
    output wire   [5:0] outcome_response_return_code,
    output wire  [15:0] outcome_response_message_id,
    output wire  [31:0] outcome_response_modified_length,
    output wire   [7:0] outcome_code,
    output wire         congestion_valid,
    output wire   [2:0] congestion_ccc,
    output wire   [3:0] congestion_kind,
    output wire  [31:0] congestion_bytes,
    output wire  [15:0] congestion_entropy,
    output wire         congestion_ecn,
    output wire         congestion_rtt_valid,
    output wire  [31:0] congestion_rtt,
    output wire  [15:0] congestion_out_of_order,
    output wire         congestion_has_nscc,
    output wire   [6:0] congestion_rcv_cwnd_pend,
    output wire         congestion_restore_cwnd,
    output wire         congestion_has_credit,
    output wire  [23:0] congestion_credit,
    output wire  [31:0] congestion_now,
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire  [13:0] pick_size,
    output wire         counts_datagram_sent,
    output wire         counts_retransmitted,
    output wire         counts_lost_trim,
    output wire         counts_lost_nack,
    output wire         counts_lost_timeout,
    output wire         counts_nack_unexpected,
    output wire         counts_pkt_id_unknown,
    output wire         counts_peer_dropped,
    input  wire         send_payload_uud,
    input  wire   [2:0] send_payload_ccc,
    input  wire [127:0] send_payload_destination,
    input  wire   [3:0] send_payload_local,
    input  wire  [31:0] send_payload_handle,
    input  wire  [15:0] send_payload_message,
    input  wire  [13:0] send_payload_length,
    input  wire  [13:0] send_payload_size,
    input  wire         send_valid,
    output wire         send_ready,
    output wire         packet_payload_uud,
    output wire         packet_payload_retx,
    output wire  [31:0] packet_payload_pkt_id,
    output wire [127:0] packet_payload_destination,
    output wire   [3:0] packet_payload_local,
    output wire  [15:0] packet_payload_picked_entropy,
    output wire   [7:0] packet_payload_picked_ccc_id,
    output wire  [23:0] packet_payload_picked_credit_target,
    output wire  [31:0] packet_payload_handle,
    output wire  [15:0] packet_payload_message,
    output wire  [13:0] packet_payload_length,
    output wire  [13:0] packet_payload_size,
    output wire         packet_valid,
    input  wire         packet_ready
);

    localparam [2:0] KIND_CLEAR     = 3'd0;
    localparam [2:0] KIND_ATTEMPT   = 3'd1;
    localparam [2:0] KIND_RESPONSE  = 3'd2;
    localparam [2:0] KIND_NACK      = 3'd3;
    localparam [2:0] KIND_VISIT     = 3'd4;
    localparam [2:0] KIND_REST      = 3'd5;
    localparam [2:0] EVENT_ACT_NONE = 3'd0;

    wire         intake_dropped;
    wire   [7:0] intake_next_payload_record;
    wire  [23:0] intake_next_payload_age;
    wire   [2:0] intake_next_payload_act;
    wire         intake_next_payload_peer_nack;
    wire [127:0] intake_next_payload_peer_source;
    wire   [3:0] intake_next_payload_peer_local;
    wire  [31:0] intake_next_payload_peer_pkt_id;
    wire         intake_next_payload_peer_m;
    wire         intake_next_payload_peer_retx;
    wire   [7:0] intake_next_payload_peer_nack_code;
    wire  [15:0] intake_next_payload_peer_entropy;
    wire         intake_next_payload_peer_response_present;
    wire   [1:0] intake_next_payload_peer_response_list;
    wire   [5:0] intake_next_payload_peer_response_opcode;
    wire   [5:0] intake_next_payload_peer_response_return_code;
    wire  [15:0] intake_next_payload_peer_response_message_id;
    wire  [31:0] intake_next_payload_peer_response_modified_length;
    wire         intake_next_valid;
    reg          clearing;
    reg    [8:0] given;
    wire         free_up_ready;
    wire   [7:0] free_down_payload;
    wire         free_down_valid;
    wire         ring_up_ready;
    wire   [7:0] ring_down_payload_record;
    wire         ring_down_payload_fresh;
    wire         ring_down_valid;
    reg    [3:0] round;
    reg    [8:0] cursor;
    reg    [2:0] kind;
    reg    [2:0] event_kind;
    reg    [7:0] event_record;
    reg    [2:0] event_ccc;
    reg          event_fresh;
    reg   [23:0] event_age;
    reg    [2:0] event_act;
    reg          event_peer_nack;
    reg  [127:0] event_peer_source;
    reg    [3:0] event_peer_local;
    reg   [31:0] event_peer_pkt_id;
    reg          event_peer_m;
    reg          event_peer_retx;
    reg    [7:0] event_peer_nack_code;
    reg   [15:0] event_peer_entropy;
    reg          event_peer_response_present;
    reg    [1:0] event_peer_response_list;
    reg    [5:0] event_peer_response_opcode;
    reg    [5:0] event_peer_response_return_code;
    reg   [15:0] event_peer_response_message_id;
    reg   [31:0] event_peer_response_modified_length;
    reg          valid;
    reg   [31:0] now_then;
    wire         pipe_effect_valid;
    wire   [2:0] pipe_effect_event_kind;
    wire   [7:0] pipe_effect_event_record;
    wire   [2:0] pipe_effect_event_ccc;
    wire         pipe_effect_event_fresh;
    wire  [23:0] pipe_effect_event_age;
    wire   [2:0] pipe_effect_event_act;
    wire         pipe_effect_event_peer_nack;
    wire [127:0] pipe_effect_event_peer_source;
    wire   [3:0] pipe_effect_event_peer_local;
    wire  [31:0] pipe_effect_event_peer_pkt_id;
    wire         pipe_effect_event_peer_m;
    wire         pipe_effect_event_peer_retx;
    wire   [7:0] pipe_effect_event_peer_nack_code;
    wire  [15:0] pipe_effect_event_peer_entropy;
    wire         pipe_effect_event_peer_response_present;
    wire   [1:0] pipe_effect_event_peer_response_list;
    wire   [5:0] pipe_effect_event_peer_response_opcode;
    wire   [5:0] pipe_effect_event_peer_response_return_code;
    wire  [15:0] pipe_effect_event_peer_response_message_id;
    wire  [31:0] pipe_effect_event_peer_response_modified_length;
    wire         pipe_effect_send_uud;
    wire   [2:0] pipe_effect_send_ccc;
    wire [127:0] pipe_effect_send_destination;
    wire   [3:0] pipe_effect_send_local;
    wire  [31:0] pipe_effect_send_handle;
    wire  [15:0] pipe_effect_send_message;
    wire  [13:0] pipe_effect_send_length;
    wire  [13:0] pipe_effect_send_size;
    wire  [31:0] pipe_effect_now;
    wire         pipe_effect_leaves;
    wire         pipe_effect_retx;
    wire  [23:0] pipe_effect_age;
    wire         pipe_effect_waits;
    wire         pipe_effect_frees;
    wire         pipe_effect_ends;
    wire         pipe_effect_fails;
    wire         pipe_effect_gives_up;
    wire         pipe_effect_tells;
    wire   [3:0] pipe_effect_kind;
    wire  [31:0] pipe_effect_bytes;
    wire         pipe_effect_timed;
    wire  [31:0] pipe_effect_sent_at;
    wire         pipe_effect_unknown;
    wire         pipe_effect_lost_trim;
    wire         pipe_effect_lost_nack;
    wire         pipe_effect_lost_timeout;
    wire         departure_outcome_valid;
    wire  [31:0] departure_outcome_handle;
    wire  [15:0] departure_outcome_message;
    wire   [1:0] departure_outcome_kind;
    wire         departure_outcome_response_present;
    wire   [1:0] departure_outcome_response_list;
    wire   [5:0] departure_outcome_response_opcode;
    wire   [5:0] departure_outcome_response_return_code;
    wire  [15:0] departure_outcome_response_message_id;
    wire  [31:0] departure_outcome_response_modified_length;
    wire   [7:0] departure_outcome_code;
    wire         departure_pick_valid;
    wire   [2:0] departure_pick_ccc;
    wire  [13:0] departure_pick_size;
    wire         departure_left;
    wire         departure_packet_uud;
    wire         departure_packet_retx;
    wire  [31:0] departure_packet_pkt_id;
    wire [127:0] departure_packet_destination;
    wire   [3:0] departure_packet_local;
    wire  [15:0] departure_packet_picked_entropy;
    wire   [7:0] departure_packet_picked_ccc_id;
    wire  [23:0] departure_packet_picked_credit_target;
    wire  [31:0] departure_packet_handle;
    wire  [15:0] departure_packet_message;
    wire  [13:0] departure_packet_length;
    wire  [13:0] departure_packet_size;
    wire         departure_congestion_valid;
    wire   [2:0] departure_congestion_ccc;
    wire   [3:0] departure_congestion_kind;
    wire  [31:0] departure_congestion_bytes;
    wire  [15:0] departure_congestion_entropy;
    wire         departure_congestion_ecn;
    wire         departure_congestion_rtt_valid;
    wire  [31:0] departure_congestion_rtt;
    wire  [15:0] departure_congestion_out_of_order;
    wire         departure_congestion_has_nscc;
    wire   [6:0] departure_congestion_rcv_cwnd_pend;
    wire         departure_congestion_restore_cwnd;
    wire         departure_congestion_has_credit;
    wire  [23:0] departure_congestion_credit;
    wire  [31:0] departure_congestion_now;
    wire   [5:0] packets_level;
    wire         packets_up_ready;
    wire         packets_down_payload_uud;
    wire         packets_down_payload_retx;
    wire  [31:0] packets_down_payload_pkt_id;
    wire [127:0] packets_down_payload_destination;
    wire   [3:0] packets_down_payload_local;
    wire  [15:0] packets_down_payload_picked_entropy;
    wire   [7:0] packets_down_payload_picked_ccc_id;
    wire  [23:0] packets_down_payload_picked_credit_target;
    wire  [31:0] packets_down_payload_handle;
    wire  [15:0] packets_down_payload_message;
    wire  [13:0] packets_down_payload_length;
    wire  [13:0] packets_down_payload_size;
    wire         packets_down_valid;
    reg          has_packet_room;
    reg          ready_1;
    reg          ready_2;
    reg          ready_3;
    reg          ready_4;

    wire       runs = !clearing;
    wire       frees = pipe_effect_valid && pipe_effect_frees;
    wire [7:0] freed = pipe_effect_event_record;
    wire       is_new = !given[8];
    wire [7:0] id = is_new ? given[7:0] : free_down_payload;
    wire       waits = pipe_effect_valid && pipe_effect_waits;
    wire [7:0] again_record = pipe_effect_event_record;
    wire       again_fresh = pipe_effect_event_kind == KIND_ATTEMPT && pipe_effect_event_fresh;
    wire       has_place = runs && !waits && (is_new || free_down_valid);
    wire       takes = has_place && send_valid;
    wire       packet_room = has_packet_room;
    wire       is_visit_first = &round;
    wire       attempts = runs && !round[0] && ring_down_valid && packet_room;
    wire       takes_peer = runs && !attempts && !is_visit_first && intake_next_valid;
    wire       visits = runs && !(attempts || takes_peer);
    wire       rests = cursor[0];
    wire       counts_nack_unexpected_term = pipe_effect_event_kind == KIND_NACK && pipe_effect_event_act == EVENT_ACT_NONE;
    wire       waits_or_takes = waits || takes;
    wire [7:0] event_record_choice = clearing ? cursor[7:0] : cursor[8:1];
    wire [7:0] event_record_choice_2 = takes_peer ? intake_next_payload_record : event_record_choice;

    pds_datagrams_intake_n8_p256 intake (
        .clk                                        (clk),
        .rst                                        (rst),
        .base                                       (base),
        .valid                                      (peer_valid),
        .peer_nack                                  (peer_nack),
        .peer_source                                (peer_source),
        .peer_local                                 (peer_local),
        .peer_pkt_id                                (peer_pkt_id),
        .peer_m                                     (peer_m),
        .peer_retx                                  (peer_retx),
        .peer_nack_code                             (peer_nack_code),
        .peer_entropy                               (peer_entropy),
        .peer_response_present                      (peer_response_present),
        .peer_response_list                         (peer_response_list),
        .peer_response_opcode                       (peer_response_opcode),
        .peer_response_return_code                  (peer_response_return_code),
        .peer_response_message_id                   (peer_response_message_id),
        .peer_response_modified_length              (peer_response_modified_length),
        .dropped                                    (intake_dropped),
        .next_payload_record                        (intake_next_payload_record),
        .next_payload_age                           (intake_next_payload_age),
        .next_payload_act                           (intake_next_payload_act),
        .next_payload_peer_nack                     (intake_next_payload_peer_nack),
        .next_payload_peer_source                   (intake_next_payload_peer_source),
        .next_payload_peer_local                    (intake_next_payload_peer_local),
        .next_payload_peer_pkt_id                   (intake_next_payload_peer_pkt_id),
        .next_payload_peer_m                        (intake_next_payload_peer_m),
        .next_payload_peer_retx                     (intake_next_payload_peer_retx),
        .next_payload_peer_nack_code                (intake_next_payload_peer_nack_code),
        .next_payload_peer_entropy                  (intake_next_payload_peer_entropy),
        .next_payload_peer_response_present         (intake_next_payload_peer_response_present),
        .next_payload_peer_response_list            (intake_next_payload_peer_response_list),
        .next_payload_peer_response_opcode          (intake_next_payload_peer_response_opcode),
        .next_payload_peer_response_return_code     (intake_next_payload_peer_response_return_code),
        .next_payload_peer_response_message_id      (intake_next_payload_peer_response_message_id),
        .next_payload_peer_response_modified_length (intake_next_payload_peer_response_modified_length),
        .next_valid                                 (intake_next_valid),
        .next_ready                                 (takes_peer)
    );

    block_fifo_w8_d256 free (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (freed),
        .up_valid     (frees),
        .up_ready     (free_up_ready),
        .down_payload (free_down_payload),
        .down_valid   (free_down_valid),
        .down_ready   (takes && !is_new)
    );

    block_fifo_w9_d256 ring (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_record   (waits ? again_record : id),
        .up_payload_fresh    (again_fresh || !waits),
        .up_valid            (waits_or_takes),
        .up_ready            (ring_up_ready),
        .down_payload_record (ring_down_payload_record),
        .down_payload_fresh  (ring_down_payload_fresh),
        .down_valid          (ring_down_valid),
        .down_ready          (attempts)
    );

    pds_datagrams_pipe_n8_p256 pipe (
        .clk                                        (clk),
        .rst                                        (rst),
        .event_kind                                 (event_kind),
        .event_record                               (event_record),
        .event_ccc                                  (event_ccc),
        .event_fresh                                (event_fresh),
        .event_age                                  (event_age),
        .event_act                                  (event_act),
        .event_peer_nack                            (event_peer_nack),
        .event_peer_source                          (event_peer_source),
        .event_peer_local                           (event_peer_local),
        .event_peer_pkt_id                          (event_peer_pkt_id),
        .event_peer_m                               (event_peer_m),
        .event_peer_retx                            (event_peer_retx),
        .event_peer_nack_code                       (event_peer_nack_code),
        .event_peer_entropy                         (event_peer_entropy),
        .event_peer_response_present                (event_peer_response_present),
        .event_peer_response_list                   (event_peer_response_list),
        .event_peer_response_opcode                 (event_peer_response_opcode),
        .event_peer_response_return_code            (event_peer_response_return_code),
        .event_peer_response_message_id             (event_peer_response_message_id),
        .event_peer_response_modified_length        (event_peer_response_modified_length),
        .valid                                      (valid),
        .now                                        (now_then),
        .limit_valid                                (limit_valid),
        .limit_ccc                                  (limit_ccc),
        .limit_window                               (limit_window),
        .limit_credit_on                            (limit_credit_on),
        .limit_credit                               (limit_credit),
        .registers_rto                              (registers_rto),
        .registers_rto_init                         (registers_rto_init),
        .registers_rto_max                          (registers_rto_max),
        .registers_max_rto_retx                     (registers_max_rto_retx),
        .registers_nack_retx                        (registers_nack_retx),
        .registers_max_nack_retx                    (registers_max_nack_retx),
        .registers_service_required                 (registers_service_required),
        .write_enable                               (takes),
        .write_record                               (id),
        .write_send_uud                             (send_payload_uud),
        .write_send_ccc                             (send_payload_ccc),
        .write_send_destination                     (send_payload_destination),
        .write_send_local                           (send_payload_local),
        .write_send_handle                          (send_payload_handle),
        .write_send_message                         (send_payload_message),
        .write_send_length                          (send_payload_length),
        .write_send_size                            (send_payload_size),
        .effect_valid                               (pipe_effect_valid),
        .effect_event_kind                          (pipe_effect_event_kind),
        .effect_event_record                        (pipe_effect_event_record),
        .effect_event_ccc                           (pipe_effect_event_ccc),
        .effect_event_fresh                         (pipe_effect_event_fresh),
        .effect_event_age                           (pipe_effect_event_age),
        .effect_event_act                           (pipe_effect_event_act),
        .effect_event_peer_nack                     (pipe_effect_event_peer_nack),
        .effect_event_peer_source                   (pipe_effect_event_peer_source),
        .effect_event_peer_local                    (pipe_effect_event_peer_local),
        .effect_event_peer_pkt_id                   (pipe_effect_event_peer_pkt_id),
        .effect_event_peer_m                        (pipe_effect_event_peer_m),
        .effect_event_peer_retx                     (pipe_effect_event_peer_retx),
        .effect_event_peer_nack_code                (pipe_effect_event_peer_nack_code),
        .effect_event_peer_entropy                  (pipe_effect_event_peer_entropy),
        .effect_event_peer_response_present         (pipe_effect_event_peer_response_present),
        .effect_event_peer_response_list            (pipe_effect_event_peer_response_list),
        .effect_event_peer_response_opcode          (pipe_effect_event_peer_response_opcode),
        .effect_event_peer_response_return_code     (pipe_effect_event_peer_response_return_code),
        .effect_event_peer_response_message_id      (pipe_effect_event_peer_response_message_id),
        .effect_event_peer_response_modified_length (pipe_effect_event_peer_response_modified_length),
        .effect_send_uud                            (pipe_effect_send_uud),
        .effect_send_ccc                            (pipe_effect_send_ccc),
        .effect_send_destination                    (pipe_effect_send_destination),
        .effect_send_local                          (pipe_effect_send_local),
        .effect_send_handle                         (pipe_effect_send_handle),
        .effect_send_message                        (pipe_effect_send_message),
        .effect_send_length                         (pipe_effect_send_length),
        .effect_send_size                           (pipe_effect_send_size),
        .effect_now                                 (pipe_effect_now),
        .effect_leaves                              (pipe_effect_leaves),
        .effect_retx                                (pipe_effect_retx),
        .effect_age                                 (pipe_effect_age),
        .effect_waits                               (pipe_effect_waits),
        .effect_frees                               (pipe_effect_frees),
        .effect_ends                                (pipe_effect_ends),
        .effect_fails                               (pipe_effect_fails),
        .effect_gives_up                            (pipe_effect_gives_up),
        .effect_tells                               (pipe_effect_tells),
        .effect_kind                                (pipe_effect_kind),
        .effect_bytes                               (pipe_effect_bytes),
        .effect_timed                               (pipe_effect_timed),
        .effect_sent_at                             (pipe_effect_sent_at),
        .effect_unknown                             (pipe_effect_unknown),
        .effect_lost_trim                           (pipe_effect_lost_trim),
        .effect_lost_nack                           (pipe_effect_lost_nack),
        .effect_lost_timeout                        (pipe_effect_lost_timeout)
    );

    pds_datagrams_departure_n8_p256 departure (
        .clk                                        (clk),
        .rst                                        (rst),
        .effect_valid                               (pipe_effect_valid),
        .effect_event_kind                          (pipe_effect_event_kind),
        .effect_event_record                        (pipe_effect_event_record),
        .effect_event_ccc                           (pipe_effect_event_ccc),
        .effect_event_fresh                         (pipe_effect_event_fresh),
        .effect_event_age                           (pipe_effect_event_age),
        .effect_event_act                           (pipe_effect_event_act),
        .effect_event_peer_nack                     (pipe_effect_event_peer_nack),
        .effect_event_peer_source                   (pipe_effect_event_peer_source),
        .effect_event_peer_local                    (pipe_effect_event_peer_local),
        .effect_event_peer_pkt_id                   (pipe_effect_event_peer_pkt_id),
        .effect_event_peer_m                        (pipe_effect_event_peer_m),
        .effect_event_peer_retx                     (pipe_effect_event_peer_retx),
        .effect_event_peer_nack_code                (pipe_effect_event_peer_nack_code),
        .effect_event_peer_entropy                  (pipe_effect_event_peer_entropy),
        .effect_event_peer_response_present         (pipe_effect_event_peer_response_present),
        .effect_event_peer_response_list            (pipe_effect_event_peer_response_list),
        .effect_event_peer_response_opcode          (pipe_effect_event_peer_response_opcode),
        .effect_event_peer_response_return_code     (pipe_effect_event_peer_response_return_code),
        .effect_event_peer_response_message_id      (pipe_effect_event_peer_response_message_id),
        .effect_event_peer_response_modified_length (pipe_effect_event_peer_response_modified_length),
        .effect_send_uud                            (pipe_effect_send_uud),
        .effect_send_ccc                            (pipe_effect_send_ccc),
        .effect_send_destination                    (pipe_effect_send_destination),
        .effect_send_local                          (pipe_effect_send_local),
        .effect_send_handle                         (pipe_effect_send_handle),
        .effect_send_message                        (pipe_effect_send_message),
        .effect_send_length                         (pipe_effect_send_length),
        .effect_send_size                           (pipe_effect_send_size),
        .effect_now                                 (pipe_effect_now),
        .effect_leaves                              (pipe_effect_leaves),
        .effect_retx                                (pipe_effect_retx),
        .effect_age                                 (pipe_effect_age),
        .effect_waits                               (pipe_effect_waits),
        .effect_frees                               (pipe_effect_frees),
        .effect_ends                                (pipe_effect_ends),
        .effect_fails                               (pipe_effect_fails),
        .effect_gives_up                            (pipe_effect_gives_up),
        .effect_tells                               (pipe_effect_tells),
        .effect_kind                                (pipe_effect_kind),
        .effect_bytes                               (pipe_effect_bytes),
        .effect_timed                               (pipe_effect_timed),
        .effect_sent_at                             (pipe_effect_sent_at),
        .effect_unknown                             (pipe_effect_unknown),
        .effect_lost_trim                           (pipe_effect_lost_trim),
        .effect_lost_nack                           (pipe_effect_lost_nack),
        .effect_lost_timeout                        (pipe_effect_lost_timeout),
        .base                                       (base),
        .registers_rto                              (registers_rto),
        .registers_rto_init                         (registers_rto_init),
        .registers_rto_max                          (registers_rto_max),
        .registers_max_rto_retx                     (registers_max_rto_retx),
        .registers_nack_retx                        (registers_nack_retx),
        .registers_max_nack_retx                    (registers_max_nack_retx),
        .registers_service_required                 (registers_service_required),
        .picked_entropy                             (picked_entropy),
        .picked_ccc_id                              (picked_ccc_id),
        .picked_credit_target                       (picked_credit_target),
        .outcome_valid                              (departure_outcome_valid),
        .outcome_handle                             (departure_outcome_handle),
        .outcome_message                            (departure_outcome_message),
        .outcome_kind                               (departure_outcome_kind),
        .outcome_response_present                   (departure_outcome_response_present),
        .outcome_response_list                      (departure_outcome_response_list),
        .outcome_response_opcode                    (departure_outcome_response_opcode),
        .outcome_response_return_code               (departure_outcome_response_return_code),
        .outcome_response_message_id                (departure_outcome_response_message_id),
        .outcome_response_modified_length           (departure_outcome_response_modified_length),
        .outcome_code                               (departure_outcome_code),
        .pick_valid                                 (departure_pick_valid),
        .pick_ccc                                   (departure_pick_ccc),
        .pick_size                                  (departure_pick_size),
        .left                                       (departure_left),
        .packet_uud                                 (departure_packet_uud),
        .packet_retx                                (departure_packet_retx),
        .packet_pkt_id                              (departure_packet_pkt_id),
        .packet_destination                         (departure_packet_destination),
        .packet_local                               (departure_packet_local),
        .packet_picked_entropy                      (departure_packet_picked_entropy),
        .packet_picked_ccc_id                       (departure_packet_picked_ccc_id),
        .packet_picked_credit_target                (departure_packet_picked_credit_target),
        .packet_handle                              (departure_packet_handle),
        .packet_message                             (departure_packet_message),
        .packet_length                              (departure_packet_length),
        .packet_size                                (departure_packet_size),
        .congestion_valid                           (departure_congestion_valid),
        .congestion_ccc                             (departure_congestion_ccc),
        .congestion_kind                            (departure_congestion_kind),
        .congestion_bytes                           (departure_congestion_bytes),
        .congestion_entropy                         (departure_congestion_entropy),
        .congestion_ecn                             (departure_congestion_ecn),
        .congestion_rtt_valid                       (departure_congestion_rtt_valid),
        .congestion_rtt                             (departure_congestion_rtt),
        .congestion_out_of_order                    (departure_congestion_out_of_order),
        .congestion_has_nscc                        (departure_congestion_has_nscc),
        .congestion_rcv_cwnd_pend                   (departure_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd                    (departure_congestion_restore_cwnd),
        .congestion_has_credit                      (departure_congestion_has_credit),
        .congestion_credit                          (departure_congestion_credit),
        .congestion_now                             (departure_congestion_now)
    );

    level_fifo_w290_d32 packets (
        .clk                               (clk),
        .rst                               (rst),
        .level                             (packets_level),
        .up_payload_uud                    (departure_packet_uud),
        .up_payload_retx                   (departure_packet_retx),
        .up_payload_pkt_id                 (departure_packet_pkt_id),
        .up_payload_destination            (departure_packet_destination),
        .up_payload_local                  (departure_packet_local),
        .up_payload_picked_entropy         (departure_packet_picked_entropy),
        .up_payload_picked_ccc_id          (departure_packet_picked_ccc_id),
        .up_payload_picked_credit_target   (departure_packet_picked_credit_target),
        .up_payload_handle                 (departure_packet_handle),
        .up_payload_message                (departure_packet_message),
        .up_payload_length                 (departure_packet_length),
        .up_payload_size                   (departure_packet_size),
        .up_valid                          (departure_left),
        .up_ready                          (packets_up_ready),
        .down_payload_uud                  (packets_down_payload_uud),
        .down_payload_retx                 (packets_down_payload_retx),
        .down_payload_pkt_id               (packets_down_payload_pkt_id),
        .down_payload_destination          (packets_down_payload_destination),
        .down_payload_local                (packets_down_payload_local),
        .down_payload_picked_entropy       (packets_down_payload_picked_entropy),
        .down_payload_picked_ccc_id        (packets_down_payload_picked_ccc_id),
        .down_payload_picked_credit_target (packets_down_payload_picked_credit_target),
        .down_payload_handle               (packets_down_payload_handle),
        .down_payload_message              (packets_down_payload_message),
        .down_payload_length               (packets_down_payload_length),
        .down_payload_size                 (packets_down_payload_size),
        .down_valid                        (packets_down_valid),
        .down_ready                        (packet_ready)
    );

    always @* begin
        kind = KIND_CLEAR;
        if (attempts) begin
            kind = KIND_ATTEMPT;
        end else if (takes_peer && intake_next_payload_peer_nack) begin
            kind = KIND_NACK;
        end else if (takes_peer) begin
            kind = KIND_RESPONSE;
        end else if (runs && rests) begin
            kind = KIND_REST;
        end else if (runs) begin
            kind = KIND_VISIT;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            given <= 9'd0;
            round <= 4'd0;
            cursor <= 9'd0;
            valid <= 1'b0;
            has_packet_room <= 1'b0;
            ready_1 <= 1'b0;
            ready_2 <= 1'b0;
            ready_3 <= 1'b0;
            ready_4 <= 1'b0;
        end else begin
            if (takes && is_new) begin
                given <= given + 9'd1;
            end
            round <= round + 4'd1;
            if (visits || clearing) begin
                cursor <= cursor + 9'd1;
            end
            if (clearing && (&cursor[7:0])) begin
                clearing <= 1'b0;
                cursor <= 9'd0;
            end
            valid <= 1'b1;
            has_packet_room <= packets_level < 6'd20;
            ready_1 <= runs;
            ready_2 <= ready_1;
            ready_3 <= ready_2;
            ready_4 <= ready_3;
        end
    end

    always @(posedge clk) begin
        event_kind <= kind;
        event_record <= attempts ? ring_down_payload_record : event_record_choice_2;
        event_ccc <= event_record_choice[2:0];
        event_fresh <= ring_down_payload_fresh;
        event_age <= intake_next_payload_age;
        event_act <= intake_next_payload_act;
        event_peer_nack <= intake_next_payload_peer_nack;
        event_peer_source <= intake_next_payload_peer_source;
        event_peer_local <= intake_next_payload_peer_local;
        event_peer_pkt_id <= intake_next_payload_peer_pkt_id;
        event_peer_m <= intake_next_payload_peer_m;
        event_peer_retx <= intake_next_payload_peer_retx;
        event_peer_nack_code <= intake_next_payload_peer_nack_code;
        event_peer_entropy <= intake_next_payload_peer_entropy;
        event_peer_response_present <= intake_next_payload_peer_response_present;
        event_peer_response_list <= intake_next_payload_peer_response_list;
        event_peer_response_opcode <= intake_next_payload_peer_response_opcode;
        event_peer_response_return_code <= intake_next_payload_peer_response_return_code;
        event_peer_response_message_id <= intake_next_payload_peer_response_message_id;
        event_peer_response_modified_length <= intake_next_payload_peer_response_modified_length;
        now_then <= now;
    end

    assign ready = ready_4;
    assign outcome_valid = departure_outcome_valid;
    assign outcome_handle = departure_outcome_handle;
    assign outcome_message = departure_outcome_message;
    assign outcome_kind = departure_outcome_kind;
    assign outcome_response_present = departure_outcome_response_present;
    assign outcome_response_list = departure_outcome_response_list;
    assign outcome_response_opcode = departure_outcome_response_opcode;
    assign outcome_response_return_code = departure_outcome_response_return_code;
    assign outcome_response_message_id = departure_outcome_response_message_id;
    assign outcome_response_modified_length = departure_outcome_response_modified_length;
    assign outcome_code = departure_outcome_code;
    assign congestion_valid = departure_congestion_valid;
    assign congestion_ccc = departure_congestion_ccc;
    assign congestion_kind = departure_congestion_kind;
    assign congestion_bytes = departure_congestion_bytes;
    assign congestion_entropy = departure_congestion_entropy;
    assign congestion_ecn = departure_congestion_ecn;
    assign congestion_rtt_valid = departure_congestion_rtt_valid;
    assign congestion_rtt = departure_congestion_rtt;
    assign congestion_out_of_order = departure_congestion_out_of_order;
    assign congestion_has_nscc = departure_congestion_has_nscc;
    assign congestion_rcv_cwnd_pend = departure_congestion_rcv_cwnd_pend;
    assign congestion_restore_cwnd = departure_congestion_restore_cwnd;
    assign congestion_has_credit = departure_congestion_has_credit;
    assign congestion_credit = departure_congestion_credit;
    assign congestion_now = departure_congestion_now;
    assign pick_valid = departure_pick_valid;
    assign pick_ccc = departure_pick_ccc;
    assign pick_size = departure_pick_size;
    assign counts_datagram_sent = pipe_effect_valid && pipe_effect_leaves && !pipe_effect_retx;
    assign counts_retransmitted = pipe_effect_valid && pipe_effect_leaves && pipe_effect_retx;
    assign counts_lost_trim = pipe_effect_valid && pipe_effect_lost_trim;
    assign counts_lost_nack = pipe_effect_valid && pipe_effect_lost_nack;
    assign counts_lost_timeout = pipe_effect_valid && pipe_effect_lost_timeout;
    assign counts_nack_unexpected = pipe_effect_valid && counts_nack_unexpected_term && !pipe_effect_unknown;
    assign counts_pkt_id_unknown = pipe_effect_valid && pipe_effect_unknown;
    assign counts_peer_dropped = intake_dropped;
    assign send_ready = has_place;
    assign packet_payload_uud = packets_down_payload_uud;
    assign packet_payload_retx = packets_down_payload_retx;
    assign packet_payload_pkt_id = packets_down_payload_pkt_id;
    assign packet_payload_destination = packets_down_payload_destination;
    assign packet_payload_local = packets_down_payload_local;
    assign packet_payload_picked_entropy = packets_down_payload_picked_entropy;
    assign packet_payload_picked_ccc_id = packets_down_payload_picked_ccc_id;
    assign packet_payload_picked_credit_target = packets_down_payload_picked_credit_target;
    assign packet_payload_handle = packets_down_payload_handle;
    assign packet_payload_message = packets_down_payload_message;
    assign packet_payload_length = packets_down_payload_length;
    assign packet_payload_size = packets_down_payload_size;
    assign packet_valid = packets_down_valid;

    wire _unused_ok = &{1'b0, free_up_ready, ring_up_ready, packets_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) freed_is_taken: assert (!frees || free_up_ready);
    always @(posedge clk) if (!rst) ring_has_room: assert (!waits_or_takes || ring_up_ready);
    always @(posedge clk) if (!rst) packet_finds_room: assert (!departure_left || packets_up_ready);
`endif

endmodule

`default_nettype wire
