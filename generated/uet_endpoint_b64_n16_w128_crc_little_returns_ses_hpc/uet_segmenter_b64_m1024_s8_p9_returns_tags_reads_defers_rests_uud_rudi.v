// Cuts messages into packets of 1024 bytes.
`default_nettype none

module uet_segmenter_b64_m1024_s8_p9_returns_tags_reads_defers_rests_uud_rudi (
    input  wire         clk,
    input  wire         rst,
    input  wire   [8:0] chain_first,
    input  wire   [8:0] chain_last,
    input  wire         payload_wrong,
    input  wire         answering_has_room,
    input  wire         answering_message_valid,
    input  wire   [3:0] answering_message_payload_message_op,
    input  wire         answering_message_payload_message_is_tagged,
    input  wire   [1:0] answering_message_payload_message_mode,
    input  wire   [3:0] answering_message_payload_message_lane,
    input  wire   [3:0] answering_message_payload_message_traffic_class,
    input  wire   [3:0] answering_message_payload_message_local,
    input  wire [127:0] answering_message_payload_message_destination,
    input  wire  [23:0] answering_message_payload_message_job_id,
    input  wire  [11:0] answering_message_payload_message_pid_on_fep,
    input  wire  [11:0] answering_message_payload_message_resource_index,
    input  wire   [7:0] answering_message_payload_message_ri_generation,
    input  wire         answering_message_payload_message_dc,
    input  wire  [63:0] answering_message_payload_message_key,
    input  wire  [63:0] answering_message_payload_message_offset,
    input  wire  [31:0] answering_message_payload_message_initiator,
    input  wire         answering_message_payload_message_has_header_data,
    input  wire  [63:0] answering_message_payload_message_header_data,
    input  wire  [31:0] answering_message_payload_message_length,
    input  wire  [31:0] answering_message_payload_message_wr_id,
    input  wire         answering_message_payload_message_back_enable,
    input  wire  [15:0] answering_message_payload_message_back_pdcid,
    input  wire         answering_message_payload_message_back_close,
    input  wire         answering_message_payload_message_expects,
    input  wire  [15:0] answering_message_payload_id,
    input  wire  [31:0] answering_message_payload_beats,
    input  wire         answering_beat_valid,
    input  wire [511:0] answering_beat_payload_data,
    input  wire  [63:0] answering_beat_payload_keep,
    input  wire         answering_beat_payload_last,
    input  wire         answering_send_ready,
    output wire         answered_message,
    output wire         answered_beat,
    output wire         answered_send_valid,
    output wire   [1:0] answered_send_payload_send_tuple_mode,
    output wire  [23:0] answered_send_payload_send_tuple_job_id,
    output wire   [3:0] answered_send_payload_send_tuple_local,
    output wire [127:0] answered_send_payload_send_tuple_destination,
    output wire   [3:0] answered_send_payload_send_tuple_traffic_class,
    output wire  [23:0] answered_send_payload_send_tuple_sdi,
    output wire   [3:0] answered_send_payload_send_tuple_lane,
    output wire   [1:0] answered_send_payload_send_packet_kind,
    output wire  [15:0] answered_send_payload_send_packet_message,
    output wire         answered_send_payload_send_packet_first,
    output wire         answered_send_payload_send_packet_last,
    output wire  [13:0] answered_send_payload_send_packet_length,
    output wire  [13:0] answered_send_payload_send_packet_size,
    output wire  [31:0] answered_send_payload_send_packet_payload,
    output wire  [31:0] answered_send_payload_send_packet_handle,
    output wire         answered_send_payload_send_packet_expects,
    output wire         answered_send_payload_back_enable,
    output wire  [15:0] answered_send_payload_back_pdcid,
    output wire         answered_send_payload_back_close,
    output wire         answered_send_payload_uud,
    output wire         answered_send_payload_rudi,
    output wire         answered_send_payload_served_is,
    output wire  [31:0] answered_send_payload_served_echo_pkt_id,
    output wire  [15:0] answered_send_payload_served_echo_entropy,
    output wire         answered_send_payload_served_echo_retx,
    output wire         answered_send_payload_served_echo_m,
    output wire         back_enable,
    output wire  [15:0] back_pdcid,
    output wire         back_close,
    output wire         uud,
    output wire         rudi,
    output wire         kept_valid,
    output wire   [7:0] kept_place,
    output wire   [8:0] kept_packet_chain_first,
    output wire   [8:0] kept_packet_chain_last,
    output wire  [13:0] kept_packet_chain_length,
    output wire [351:0] kept_packet_ses_header,
    output wire   [2:0] kept_packet_ses,
    input  wire   [3:0] messages_payload_message_op,
    input  wire         messages_payload_message_is_tagged,
    input  wire   [1:0] messages_payload_message_mode,
    input  wire   [3:0] messages_payload_message_lane,
    input  wire   [3:0] messages_payload_message_traffic_class,
    input  wire   [3:0] messages_payload_message_local,
    input  wire [127:0] messages_payload_message_destination,
    input  wire  [23:0] messages_payload_message_job_id,
    input  wire  [11:0] messages_payload_message_pid_on_fep,
    input  wire  [11:0] messages_payload_message_resource_index,
    input  wire   [7:0] messages_payload_message_ri_generation,
    input  wire         messages_payload_message_dc,
    input  wire  [63:0] messages_payload_message_key,
    input  wire  [63:0] messages_payload_message_offset,
    input  wire  [31:0] messages_payload_message_initiator,
    input  wire         messages_payload_message_has_header_data,
    input  wire  [63:0] messages_payload_message_header_data,
    input  wire  [31:0] messages_payload_message_length,
    input  wire  [31:0] messages_payload_message_wr_id,
    input  wire         messages_payload_message_back_enable,
    input  wire  [15:0] messages_payload_message_back_pdcid,
    input  wire         messages_payload_message_back_close,
    input  wire         messages_payload_message_expects,
    input  wire  [15:0] messages_payload_id,
    input  wire  [31:0] messages_payload_beats,
    input  wire         messages_valid,
    output wire         messages_ready,
    input  wire [511:0] payload_payload_data,
    input  wire  [63:0] payload_payload_keep,
    input  wire         payload_payload_last,
    input  wire         payload_valid,
    output wire         payload_ready,
    input  wire  [31:0] handles_payload,
    input  wire         handles_valid,
    output wire         handles_ready,
    output wire [511:0] stored_payload_data,
    output wire  [63:0] stored_payload_keep,
    output wire         stored_payload_last,
    output wire         stored_valid,
    input  wire         stored_ready,
    output wire   [1:0] send_payload_tuple_mode,
    output wire  [23:0] send_payload_tuple_job_id,
    output wire   [3:0] send_payload_tuple_local,
    output wire [127:0] send_payload_tuple_destination,
    output wire   [3:0] send_payload_tuple_traffic_class,
    output wire  [23:0] send_payload_tuple_sdi,
    output wire   [3:0] send_payload_tuple_lane,
    output wire   [1:0] send_payload_packet_kind,
    output wire  [15:0] send_payload_packet_message,
    output wire         send_payload_packet_first,
    output wire         send_payload_packet_last,
    output wire  [13:0] send_payload_packet_length,
    output wire  [13:0] send_payload_packet_size,
    output wire  [31:0] send_payload_packet_payload,
    output wire  [31:0] send_payload_packet_handle,
    output wire         send_payload_packet_expects,
    output wire         send_valid,
    input  wire         send_ready
);

    localparam [1:0] KIND_REQUEST                      = 2'd0;
    localparam [1:0] KIND_NEGOTIATION                  = 2'd2;
    localparam [2:0] SES_KIND_REQUEST_STD              = 3'd3;
    localparam [2:0] SES_KIND_RESPONSE                 = 3'd4;
    localparam [2:0] SES_KIND_RESPONSE_DATA            = 3'd5;
    localparam [3:0] PACKET_MESSAGE_OP_SEND            = 4'd1;
    localparam [3:0] PACKET_MESSAGE_OP_READ            = 4'd2;
    localparam [3:0] PACKET_MESSAGE_OP_ANSWER          = 4'd3;
    localparam [3:0] PACKET_MESSAGE_OP_ATOMIC          = 4'd4;
    localparam [3:0] PACKET_MESSAGE_OP_FETCHING_ATOMIC = 4'd5;
    localparam [3:0] PACKET_MESSAGE_OP_DEFERRABLE_SEND = 4'd6;
    localparam [3:0] PACKET_MESSAGE_OP_RTR             = 4'd7;
    localparam [3:0] PACKET_MESSAGE_OP_RENDEZVOUS_SEND = 4'd8;
    localparam [3:0] PACKET_MESSAGE_OP_DATAGRAM        = 4'd9;
    localparam [3:0] PACKET_MESSAGE_OP_RUDI_WRITE      = 4'd10;
    localparam [3:0] PACKET_MESSAGE_OP_RUDI_READ       = 4'd11;
    localparam [3:0] PACKET_MESSAGE_OP_RUDI_ANSWER     = 4'd12;

    reg          started;
    reg   [31:0] beats_left;
    reg   [22:0] offset;
    reg    [3:0] in_packet;
    wire         turns_has;
    wire         turns_is_answer;
    reg          spoilt;
    reg    [3:0] packet_message_op;
    reg          packet_message_is_tagged;
    reg    [1:0] packet_message_mode;
    reg    [3:0] packet_message_lane;
    reg    [3:0] packet_message_traffic_class;
    reg    [3:0] packet_message_local;
    reg  [127:0] packet_message_destination;
    reg   [23:0] packet_message_job_id;
    reg   [11:0] packet_message_pid_on_fep;
    reg   [11:0] packet_message_resource_index;
    reg    [7:0] packet_message_ri_generation;
    reg          packet_message_dc;
    reg   [63:0] packet_message_key;
    reg   [63:0] packet_message_offset;
    reg   [31:0] packet_message_initiator;
    reg          packet_message_has_header_data;
    reg   [63:0] packet_message_header_data;
    reg   [31:0] packet_message_length;
    reg   [31:0] packet_message_wr_id;
    reg          packet_message_back_enable;
    reg   [15:0] packet_message_back_pdcid;
    reg          packet_message_back_close;
    reg          packet_message_expects;
    reg   [15:0] packet_id;
    reg   [13:0] packet_length;
    reg   [22:0] packet_offset;
    reg          packet_som;
    reg          packet_eom;
    reg    [8:0] packet_chain_first;
    reg    [8:0] packet_chain_last;
    reg   [31:0] packet_handle;
    reg          packet_isWrong;
    reg          valid;
    reg   [63:0] header_place;
    reg    [1:0] kind;
    wire   [2:0] sends_level;
    wire         sends_up_ready;
    wire   [1:0] sends_down_payload_send_tuple_mode;
    wire  [23:0] sends_down_payload_send_tuple_job_id;
    wire   [3:0] sends_down_payload_send_tuple_local;
    wire [127:0] sends_down_payload_send_tuple_destination;
    wire   [3:0] sends_down_payload_send_tuple_traffic_class;
    wire  [23:0] sends_down_payload_send_tuple_sdi;
    wire   [3:0] sends_down_payload_send_tuple_lane;
    wire   [1:0] sends_down_payload_send_packet_kind;
    wire  [15:0] sends_down_payload_send_packet_message;
    wire         sends_down_payload_send_packet_first;
    wire         sends_down_payload_send_packet_last;
    wire  [13:0] sends_down_payload_send_packet_length;
    wire  [13:0] sends_down_payload_send_packet_size;
    wire  [31:0] sends_down_payload_send_packet_payload;
    wire  [31:0] sends_down_payload_send_packet_handle;
    wire         sends_down_payload_send_packet_expects;
    wire         sends_down_payload_back_enable;
    wire  [15:0] sends_down_payload_back_pdcid;
    wire         sends_down_payload_back_close;
    wire         sends_down_payload_uud;
    wire         sends_down_payload_rudi;
    wire         sends_down_payload_served_is;
    wire  [31:0] sends_down_payload_served_echo_pkt_id;
    wire  [15:0] sends_down_payload_served_echo_entropy;
    wire         sends_down_payload_served_echo_retx;
    wire         sends_down_payload_served_echo_m;
    wire         sends_down_valid;
    wire   [2:0] answer_sends_level;
    wire         answer_sends_up_ready;
    wire   [1:0] answer_sends_down_payload_send_tuple_mode;
    wire  [23:0] answer_sends_down_payload_send_tuple_job_id;
    wire   [3:0] answer_sends_down_payload_send_tuple_local;
    wire [127:0] answer_sends_down_payload_send_tuple_destination;
    wire   [3:0] answer_sends_down_payload_send_tuple_traffic_class;
    wire  [23:0] answer_sends_down_payload_send_tuple_sdi;
    wire   [3:0] answer_sends_down_payload_send_tuple_lane;
    wire   [1:0] answer_sends_down_payload_send_packet_kind;
    wire  [15:0] answer_sends_down_payload_send_packet_message;
    wire         answer_sends_down_payload_send_packet_first;
    wire         answer_sends_down_payload_send_packet_last;
    wire  [13:0] answer_sends_down_payload_send_packet_length;
    wire  [13:0] answer_sends_down_payload_send_packet_size;
    wire  [31:0] answer_sends_down_payload_send_packet_payload;
    wire  [31:0] answer_sends_down_payload_send_packet_handle;
    wire         answer_sends_down_payload_send_packet_expects;
    wire         answer_sends_down_payload_back_enable;
    wire  [15:0] answer_sends_down_payload_back_pdcid;
    wire         answer_sends_down_payload_back_close;
    wire         answer_sends_down_payload_uud;
    wire         answer_sends_down_payload_rudi;
    wire         answer_sends_down_payload_served_is;
    wire  [31:0] answer_sends_down_payload_served_echo_pkt_id;
    wire  [15:0] answer_sends_down_payload_served_echo_entropy;
    wire         answer_sends_down_payload_served_echo_retx;
    wire         answer_sends_down_payload_served_echo_m;
    wire         answer_sends_down_valid;
    reg    [2:0] ses_kind;

    wire  [31:0] left = started ? beats_left : messages_payload_beats;
    wire         eom = left == 32'd1;
    wire         full = &in_packet;
    wire         ends = eom || full;
    wire         send_room = sends_level < 3'd3;
    wire         answer_room = answer_sends_level < 3'd3;
    wire         has = turns_has;
    wire         taken = has && stored_ready;
    wire         moves = taken && !turns_is_answer;
    wire         moves_answer = taken && turns_is_answer;
    wire         is_done_choice = turns_is_answer ? answering_beat_payload_last : ends;
    wire         is_done = taken && is_done_choice;
    wire         is_wrong = payload_wrong || (spoilt && started);
    wire         som = !(|offset);
    wire  [13:0] length_word = {4'd0, messages_payload_message_length[9:0]};
    wire         length_term = !(|messages_payload_message_length[9:0]);
    wire         length_term_2 = length_term && (|messages_payload_message_length);
    wire  [13:0] length = eom ? length_word | (14'h400 & {14{length_term_2}}) : 14'h400;
    wire   [1:0] header_reserved = 2'd0;
    wire   [5:0] header_opcode_choice = packet_message_is_tagged ? 6'd9 : 6'd5;
    wire         header_opcode_term = packet_message_op == PACKET_MESSAGE_OP_READ || packet_message_op == PACKET_MESSAGE_OP_RUDI_READ;
    wire   [5:0] header_opcode_choice_2 = packet_message_is_tagged ? 6'd11 : 6'd8;
    wire   [5:0] header_opcode_choice_3 = packet_message_is_tagged ? 6'd10 : 6'd6;
    wire         is_datagram = packet_message_op == PACKET_MESSAGE_OP_DATAGRAM;
    wire   [5:0] header_opcode_choice_4 = packet_message_op == PACKET_MESSAGE_OP_RENDEZVOUS_SEND ? header_opcode_choice_3 : is_datagram ? 6'd7 : 6'd1;
    wire   [5:0] header_opcode_choice_5 = packet_message_op == PACKET_MESSAGE_OP_RTR ? 6'd12 : header_opcode_choice_4;
    wire   [5:0] header_opcode_choice_6 = packet_message_op == PACKET_MESSAGE_OP_DEFERRABLE_SEND ? header_opcode_choice_2 : header_opcode_choice_5;
    wire   [5:0] header_opcode_choice_7 = packet_message_op == PACKET_MESSAGE_OP_FETCHING_ATOMIC ? 6'd4 : header_opcode_choice_6;
    wire   [5:0] header_opcode_choice_8 = header_opcode_term ? 6'd2 : packet_message_op == PACKET_MESSAGE_OP_ATOMIC ? 6'd3 : header_opcode_choice_7;
    wire   [5:0] header_opcode = packet_message_op == PACKET_MESSAGE_OP_SEND ? header_opcode_choice : header_opcode_choice_8;
    wire   [1:0] header_version = 2'd0;
    wire         header_dc = packet_message_dc;
    wire         header_ie = packet_isWrong;
    wire         header_rel = 1'b0;
    wire         header_hd = packet_message_has_header_data;
    wire         header_eom = packet_eom;
    wire         header_som = packet_som;
    wire  [15:0] header_message_id = packet_id & {16{!is_datagram}};
    wire   [7:0] header_ri_generation = packet_message_ri_generation;
    wire  [23:0] header_job_id = packet_message_job_id;
    wire   [3:0] header_reserved_1 = 4'd0;
    wire  [11:0] header_pid_on_fep = packet_message_pid_on_fep;
    wire   [3:0] header_reserved_2 = 4'd0;
    wire  [11:0] header_resource_index = packet_message_resource_index;
    wire  [63:0] header_target = packet_message_offset & {64{packet_message_op != PACKET_MESSAGE_OP_RENDEZVOUS_SEND}};
    wire  [31:0] header_initiator = packet_message_initiator;
    wire  [63:0] header_match = packet_message_key;
    wire         header_request_length_term = packet_message_op == PACKET_MESSAGE_OP_ATOMIC || packet_message_op == PACKET_MESSAGE_OP_FETCHING_ATOMIC;
    wire  [31:0] header_request_length_choice = header_request_length_term ? packet_message_length - 32'd4 : packet_message_length;
    wire  [31:0] header_request_length = packet_message_op == PACKET_MESSAGE_OP_RENDEZVOUS_SEND ? packet_message_offset[31:0] : header_request_length_choice;
    wire         is_rudi = packet_message_op == PACKET_MESSAGE_OP_RUDI_WRITE || packet_message_op == PACKET_MESSAGE_OP_RUDI_READ;
    wire         is_answers = packet_message_op == PACKET_MESSAGE_OP_ANSWER || packet_message_op == PACKET_MESSAGE_OP_RUDI_ANSWER;
    wire         is_bare = packet_message_op == PACKET_MESSAGE_OP_RUDI_ANSWER && !(|packet_length);
    wire   [1:0] answer_header_list = 2'd0;
    wire   [5:0] answer_header_opcode = is_bare ? 6'd1 : 6'd2;
    wire   [1:0] answer_header_version = 2'd0;
    wire   [5:0] answer_header_return_code = packet_message_key[5:0];
    wire  [15:0] answer_header_message_id = packet_message_op == PACKET_MESSAGE_OP_RUDI_ANSWER ? packet_message_key[21:6] : packet_id;
    wire   [7:0] answer_header_reserved = 8'd0;
    wire  [23:0] answer_header_job_id = packet_message_job_id;
    wire  [15:0] answer_header_read_request_message_id = packet_message_key[21:6] & {16{!is_bare}};
    wire   [1:0] answer_header_reserved_1 = 2'd0;
    wire  [13:0] answer_header_payload_length = packet_length;
    wire  [31:0] answer_header_modified_length = packet_message_initiator;
    wire  [31:0] answer_header_message_offset = packet_message_offset[31:0];
    wire [351:0] kept_packet_ses_header_word = {
        answer_header_list,
        answer_header_opcode,
        answer_header_version,
        answer_header_return_code,
        answer_header_message_id,
        answer_header_reserved,
        answer_header_job_id,
        answer_header_read_request_message_id,
        answer_header_reserved_1,
        answer_header_payload_length,
        answer_header_modified_length,
        answer_header_message_offset,
        192'd0
    };
    wire [351:0] kept_packet_ses_header_word_2 = {
        header_reserved,
        header_opcode,
        header_version,
        header_dc,
        header_ie,
        header_rel,
        header_hd,
        header_eom,
        header_som,
        header_message_id,
        header_ri_generation,
        header_job_id,
        header_reserved_1,
        header_pid_on_fep,
        header_reserved_2,
        header_resource_index,
        header_target,
        header_initiator,
        header_match,
        header_place,
        header_request_length
    };
    wire         sends_up_payload_send_packet_size_term = packet_message_back_close && packet_message_back_enable;
    wire         sends_up_payload_send_packet_size_term_2 = !sends_up_payload_send_packet_size_term;
    wire  [13:0] sends_up_payload_send_packet_size_and = (packet_length + 14'd104) & {14{sends_up_payload_send_packet_size_term_2}};
    wire         valid_and_not_is_answers = valid && !is_answers;
    wire         valid_and_is_answers = valid && is_answers;
    wire  [13:0] packet_length_part = answering_message_payload_message_length[13:0];
    wire         packet_length_term = messages_payload_message_op == PACKET_MESSAGE_OP_READ || messages_payload_message_op == PACKET_MESSAGE_OP_RUDI_READ;
    wire         not_packet_length_term = !packet_length_term;
    wire  [31:0] header_place_word = {24'd0, packet_offset[3:0], 4'd0};
    wire  [31:0] header_place_sum = header_place_word + {25'd0, packet_offset[3:0], 3'd0};
    wire  [31:0] header_place_difference = {18'd0, packet_offset[3:0], 10'd0} - header_place_sum;

    uet_packet_turns turns (
        .clk          (clk),
        .rst          (rst),
        .message      (messages_valid && payload_valid && handles_valid),
        .message_room (answering_has_room && send_room),
        .message_ends (ends),
        .answer       (answering_message_valid && answering_beat_valid && handles_valid),
        .answer_room  (answer_room),
        .answer_ends  (answering_beat_payload_last),
        .ready        (stored_ready),
        .has          (turns_has),
        .is_answer    (turns_is_answer)
    );

    level_fifo_w374_d4 sends (
        .clk                                   (clk),
        .rst                                   (rst),
        .level                                 (sends_level),
        .up_payload_send_tuple_mode            (packet_message_mode),
        .up_payload_send_tuple_job_id          (packet_message_job_id),
        .up_payload_send_tuple_local           (packet_message_local),
        .up_payload_send_tuple_destination     (packet_message_destination),
        .up_payload_send_tuple_traffic_class   (packet_message_traffic_class),
        .up_payload_send_tuple_sdi             (24'd0),
        .up_payload_send_tuple_lane            (packet_message_lane),
        .up_payload_send_packet_kind           (kind),
        .up_payload_send_packet_message        (packet_id),
        .up_payload_send_packet_first          (packet_som),
        .up_payload_send_packet_last           (packet_eom),
        .up_payload_send_packet_length         (packet_length),
        .up_payload_send_packet_size           (sends_up_payload_send_packet_size_and),
        .up_payload_send_packet_payload        (packet_handle),
        .up_payload_send_packet_handle         (packet_handle),
        .up_payload_send_packet_expects        (packet_message_expects),
        .up_payload_back_enable                (packet_message_back_enable),
        .up_payload_back_pdcid                 (packet_message_back_pdcid),
        .up_payload_back_close                 (packet_message_back_close),
        .up_payload_uud                        (is_datagram),
        .up_payload_rudi                       (is_rudi),
        .up_payload_served_is                  (packet_message_op == PACKET_MESSAGE_OP_RUDI_ANSWER),
        .up_payload_served_echo_pkt_id         (packet_message_header_data[49:18]),
        .up_payload_served_echo_entropy        (packet_message_header_data[17:2]),
        .up_payload_served_echo_retx           (packet_message_header_data[1]),
        .up_payload_served_echo_m              (packet_message_header_data[0]),
        .up_valid                              (valid_and_not_is_answers),
        .up_ready                              (sends_up_ready),
        .down_payload_send_tuple_mode          (sends_down_payload_send_tuple_mode),
        .down_payload_send_tuple_job_id        (sends_down_payload_send_tuple_job_id),
        .down_payload_send_tuple_local         (sends_down_payload_send_tuple_local),
        .down_payload_send_tuple_destination   (sends_down_payload_send_tuple_destination),
        .down_payload_send_tuple_traffic_class (sends_down_payload_send_tuple_traffic_class),
        .down_payload_send_tuple_sdi           (sends_down_payload_send_tuple_sdi),
        .down_payload_send_tuple_lane          (sends_down_payload_send_tuple_lane),
        .down_payload_send_packet_kind         (sends_down_payload_send_packet_kind),
        .down_payload_send_packet_message      (sends_down_payload_send_packet_message),
        .down_payload_send_packet_first        (sends_down_payload_send_packet_first),
        .down_payload_send_packet_last         (sends_down_payload_send_packet_last),
        .down_payload_send_packet_length       (sends_down_payload_send_packet_length),
        .down_payload_send_packet_size         (sends_down_payload_send_packet_size),
        .down_payload_send_packet_payload      (sends_down_payload_send_packet_payload),
        .down_payload_send_packet_handle       (sends_down_payload_send_packet_handle),
        .down_payload_send_packet_expects      (sends_down_payload_send_packet_expects),
        .down_payload_back_enable              (sends_down_payload_back_enable),
        .down_payload_back_pdcid               (sends_down_payload_back_pdcid),
        .down_payload_back_close               (sends_down_payload_back_close),
        .down_payload_uud                      (sends_down_payload_uud),
        .down_payload_rudi                     (sends_down_payload_rudi),
        .down_payload_served_is                (sends_down_payload_served_is),
        .down_payload_served_echo_pkt_id       (sends_down_payload_served_echo_pkt_id),
        .down_payload_served_echo_entropy      (sends_down_payload_served_echo_entropy),
        .down_payload_served_echo_retx         (sends_down_payload_served_echo_retx),
        .down_payload_served_echo_m            (sends_down_payload_served_echo_m),
        .down_valid                            (sends_down_valid),
        .down_ready                            (send_ready)
    );

    level_fifo_w374_d4 answer_sends (
        .clk                                   (clk),
        .rst                                   (rst),
        .level                                 (answer_sends_level),
        .up_payload_send_tuple_mode            (packet_message_mode),
        .up_payload_send_tuple_job_id          (packet_message_job_id),
        .up_payload_send_tuple_local           (packet_message_local),
        .up_payload_send_tuple_destination     (packet_message_destination),
        .up_payload_send_tuple_traffic_class   (packet_message_traffic_class),
        .up_payload_send_tuple_sdi             (24'd0),
        .up_payload_send_tuple_lane            (packet_message_lane),
        .up_payload_send_packet_kind           (kind),
        .up_payload_send_packet_message        (packet_id),
        .up_payload_send_packet_first          (packet_som),
        .up_payload_send_packet_last           (packet_eom),
        .up_payload_send_packet_length         (packet_length),
        .up_payload_send_packet_size           (sends_up_payload_send_packet_size_and),
        .up_payload_send_packet_payload        (packet_handle),
        .up_payload_send_packet_handle         (packet_handle),
        .up_payload_send_packet_expects        (packet_message_expects),
        .up_payload_back_enable                (packet_message_back_enable),
        .up_payload_back_pdcid                 (packet_message_back_pdcid),
        .up_payload_back_close                 (packet_message_back_close),
        .up_payload_uud                        (is_datagram),
        .up_payload_rudi                       (is_rudi),
        .up_payload_served_is                  (packet_message_op == PACKET_MESSAGE_OP_RUDI_ANSWER),
        .up_payload_served_echo_pkt_id         (packet_message_header_data[49:18]),
        .up_payload_served_echo_entropy        (packet_message_header_data[17:2]),
        .up_payload_served_echo_retx           (packet_message_header_data[1]),
        .up_payload_served_echo_m              (packet_message_header_data[0]),
        .up_valid                              (valid_and_is_answers),
        .up_ready                              (answer_sends_up_ready),
        .down_payload_send_tuple_mode          (answer_sends_down_payload_send_tuple_mode),
        .down_payload_send_tuple_job_id        (answer_sends_down_payload_send_tuple_job_id),
        .down_payload_send_tuple_local         (answer_sends_down_payload_send_tuple_local),
        .down_payload_send_tuple_destination   (answer_sends_down_payload_send_tuple_destination),
        .down_payload_send_tuple_traffic_class (answer_sends_down_payload_send_tuple_traffic_class),
        .down_payload_send_tuple_sdi           (answer_sends_down_payload_send_tuple_sdi),
        .down_payload_send_tuple_lane          (answer_sends_down_payload_send_tuple_lane),
        .down_payload_send_packet_kind         (answer_sends_down_payload_send_packet_kind),
        .down_payload_send_packet_message      (answer_sends_down_payload_send_packet_message),
        .down_payload_send_packet_first        (answer_sends_down_payload_send_packet_first),
        .down_payload_send_packet_last         (answer_sends_down_payload_send_packet_last),
        .down_payload_send_packet_length       (answer_sends_down_payload_send_packet_length),
        .down_payload_send_packet_size         (answer_sends_down_payload_send_packet_size),
        .down_payload_send_packet_payload      (answer_sends_down_payload_send_packet_payload),
        .down_payload_send_packet_handle       (answer_sends_down_payload_send_packet_handle),
        .down_payload_send_packet_expects      (answer_sends_down_payload_send_packet_expects),
        .down_payload_back_enable              (answer_sends_down_payload_back_enable),
        .down_payload_back_pdcid               (answer_sends_down_payload_back_pdcid),
        .down_payload_back_close               (answer_sends_down_payload_back_close),
        .down_payload_uud                      (answer_sends_down_payload_uud),
        .down_payload_rudi                     (answer_sends_down_payload_rudi),
        .down_payload_served_is                (answer_sends_down_payload_served_is),
        .down_payload_served_echo_pkt_id       (answer_sends_down_payload_served_echo_pkt_id),
        .down_payload_served_echo_entropy      (answer_sends_down_payload_served_echo_entropy),
        .down_payload_served_echo_retx         (answer_sends_down_payload_served_echo_retx),
        .down_payload_served_echo_m            (answer_sends_down_payload_served_echo_m),
        .down_valid                            (answer_sends_down_valid),
        .down_ready                            (answering_send_ready)
    );

    always @* begin
        header_place = 64'd0;
        header_place = {
            18'd0,
            packet_message_op == PACKET_MESSAGE_OP_RENDEZVOUS_SEND ? packet_length - 14'd24 : packet_length,
            packet_message_op == PACKET_MESSAGE_OP_RENDEZVOUS_SEND ? header_place_difference : {packet_offset[21:0], 10'd0}
        };
        if (packet_som) begin
            header_place = packet_message_header_data & {64{packet_message_has_header_data}};
        end
    end

    always @* begin
        kind = KIND_REQUEST;
        kind = KIND_REQUEST;
        if (sends_up_payload_send_packet_size_term) begin
            kind = KIND_NEGOTIATION;
        end
    end

    always @* begin
        ses_kind = SES_KIND_REQUEST_STD;
        if (is_answers) begin
            ses_kind = SES_KIND_RESPONSE_DATA;
        end
        if (is_bare) begin
            ses_kind = SES_KIND_RESPONSE;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            started <= 1'b0;
            offset <= 23'd0;
            in_packet <= 4'd0;
            spoilt <= 1'b0;
            valid <= 1'b0;
        end else begin
            if (moves) begin
                started <= !eom;
                in_packet <= in_packet + 4'd1;
                if (ends) begin
                    in_packet <= 4'd0;
                    offset <= offset + 23'd1;
                end
                if (eom) begin
                    offset <= 23'd0;
                end
            end
            if (moves) begin
                spoilt <= is_wrong;
            end
            valid <= is_done;
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            beats_left <= left - 32'd1;
        end
        packet_message_op <= turns_is_answer ? answering_message_payload_message_op : messages_payload_message_op;
        packet_message_is_tagged <= turns_is_answer ? answering_message_payload_message_is_tagged : messages_payload_message_is_tagged;
        packet_message_mode <= turns_is_answer ? answering_message_payload_message_mode : messages_payload_message_mode;
        packet_message_lane <= turns_is_answer ? answering_message_payload_message_lane : messages_payload_message_lane;
        packet_message_traffic_class <= turns_is_answer ? answering_message_payload_message_traffic_class : messages_payload_message_traffic_class;
        packet_message_local <= turns_is_answer ? answering_message_payload_message_local : messages_payload_message_local;
        packet_message_destination <= turns_is_answer ? answering_message_payload_message_destination : messages_payload_message_destination;
        packet_message_job_id <= turns_is_answer ? answering_message_payload_message_job_id : messages_payload_message_job_id;
        packet_message_pid_on_fep <= turns_is_answer ? answering_message_payload_message_pid_on_fep : messages_payload_message_pid_on_fep;
        packet_message_resource_index <= turns_is_answer ? answering_message_payload_message_resource_index : messages_payload_message_resource_index;
        packet_message_ri_generation <= turns_is_answer ? answering_message_payload_message_ri_generation : messages_payload_message_ri_generation;
        packet_message_dc <= turns_is_answer ? answering_message_payload_message_dc : messages_payload_message_dc;
        packet_message_key <= turns_is_answer ? answering_message_payload_message_key : messages_payload_message_key;
        packet_message_offset <= turns_is_answer ? answering_message_payload_message_offset : messages_payload_message_offset;
        packet_message_initiator <= turns_is_answer ? answering_message_payload_message_initiator : messages_payload_message_initiator;
        packet_message_has_header_data <= turns_is_answer ? answering_message_payload_message_has_header_data : messages_payload_message_has_header_data;
        packet_message_header_data <= turns_is_answer ? answering_message_payload_message_header_data : messages_payload_message_header_data;
        packet_message_length <= turns_is_answer ? answering_message_payload_message_length : messages_payload_message_length;
        packet_message_wr_id <= turns_is_answer ? answering_message_payload_message_wr_id : messages_payload_message_wr_id;
        packet_message_back_enable <= turns_is_answer ? answering_message_payload_message_back_enable : messages_payload_message_back_enable;
        packet_message_back_pdcid <= turns_is_answer ? answering_message_payload_message_back_pdcid : messages_payload_message_back_pdcid;
        packet_message_back_close <= turns_is_answer ? answering_message_payload_message_back_close : messages_payload_message_back_close;
        packet_message_expects <= turns_is_answer ? answering_message_payload_message_expects : messages_payload_message_expects;
        packet_id <= turns_is_answer ? answering_message_payload_id : messages_payload_id;
        packet_length <= turns_is_answer ? packet_length_part : length & {14{not_packet_length_term}};
        packet_offset <= turns_is_answer ? 23'd0 : offset;
        packet_som <= turns_is_answer ? 1'b1 : som;
        packet_eom <= turns_is_answer ? 1'b1 : eom;
        packet_chain_first <= chain_first;
        packet_chain_last <= chain_last;
        packet_handle <= handles_payload;
        packet_isWrong <= is_wrong && !turns_is_answer;
    end

    assign answered_message = moves_answer && is_done_choice;
    assign answered_beat = moves_answer;
    assign answered_send_valid = answer_sends_down_valid;
    assign answered_send_payload_send_tuple_mode = answer_sends_down_payload_send_tuple_mode;
    assign answered_send_payload_send_tuple_job_id = answer_sends_down_payload_send_tuple_job_id;
    assign answered_send_payload_send_tuple_local = answer_sends_down_payload_send_tuple_local;
    assign answered_send_payload_send_tuple_destination = answer_sends_down_payload_send_tuple_destination;
    assign answered_send_payload_send_tuple_traffic_class = answer_sends_down_payload_send_tuple_traffic_class;
    assign answered_send_payload_send_tuple_sdi = answer_sends_down_payload_send_tuple_sdi;
    assign answered_send_payload_send_tuple_lane = answer_sends_down_payload_send_tuple_lane;
    assign answered_send_payload_send_packet_kind = answer_sends_down_payload_send_packet_kind;
    assign answered_send_payload_send_packet_message = answer_sends_down_payload_send_packet_message;
    assign answered_send_payload_send_packet_first = answer_sends_down_payload_send_packet_first;
    assign answered_send_payload_send_packet_last = answer_sends_down_payload_send_packet_last;
    assign answered_send_payload_send_packet_length = answer_sends_down_payload_send_packet_length;
    assign answered_send_payload_send_packet_size = answer_sends_down_payload_send_packet_size;
    assign answered_send_payload_send_packet_payload = answer_sends_down_payload_send_packet_payload;
    assign answered_send_payload_send_packet_handle = answer_sends_down_payload_send_packet_handle;
    assign answered_send_payload_send_packet_expects = answer_sends_down_payload_send_packet_expects;
    assign answered_send_payload_back_enable = answer_sends_down_payload_back_enable;
    assign answered_send_payload_back_pdcid = answer_sends_down_payload_back_pdcid;
    assign answered_send_payload_back_close = answer_sends_down_payload_back_close;
    assign answered_send_payload_uud = answer_sends_down_payload_uud;
    assign answered_send_payload_rudi = answer_sends_down_payload_rudi;
    assign answered_send_payload_served_is = answer_sends_down_payload_served_is;
    assign answered_send_payload_served_echo_pkt_id = answer_sends_down_payload_served_echo_pkt_id;
    assign answered_send_payload_served_echo_entropy = answer_sends_down_payload_served_echo_entropy;
    assign answered_send_payload_served_echo_retx = answer_sends_down_payload_served_echo_retx;
    assign answered_send_payload_served_echo_m = answer_sends_down_payload_served_echo_m;
    assign back_enable = sends_down_payload_back_enable;
    assign back_pdcid = sends_down_payload_back_pdcid;
    assign back_close = sends_down_payload_back_close;
    assign uud = sends_down_payload_uud;
    assign rudi = sends_down_payload_rudi;
    assign kept_valid = valid;
    assign kept_place = packet_handle[7:0];
    assign kept_packet_chain_first = packet_chain_first;
    assign kept_packet_chain_last = packet_chain_last;
    assign kept_packet_chain_length = packet_length;
    assign kept_packet_ses_header = is_answers ? kept_packet_ses_header_word : kept_packet_ses_header_word_2;
    assign kept_packet_ses = ses_kind;
    assign messages_ready = moves && eom;
    assign payload_ready = moves;
    assign handles_ready = is_done;
    assign stored_payload_data = turns_is_answer ? answering_beat_payload_data : payload_payload_data;
    assign stored_payload_keep = turns_is_answer ? answering_beat_payload_keep : payload_payload_keep;
    assign stored_payload_last = is_done_choice;
    assign stored_valid = has;
    assign send_payload_tuple_mode = sends_down_payload_send_tuple_mode;
    assign send_payload_tuple_job_id = sends_down_payload_send_tuple_job_id;
    assign send_payload_tuple_local = sends_down_payload_send_tuple_local;
    assign send_payload_tuple_destination = sends_down_payload_send_tuple_destination;
    assign send_payload_tuple_traffic_class = sends_down_payload_send_tuple_traffic_class;
    assign send_payload_tuple_sdi = sends_down_payload_send_tuple_sdi;
    assign send_payload_tuple_lane = sends_down_payload_send_tuple_lane;
    assign send_payload_packet_kind = sends_down_payload_send_packet_kind;
    assign send_payload_packet_message = sends_down_payload_send_packet_message;
    assign send_payload_packet_first = sends_down_payload_send_packet_first;
    assign send_payload_packet_last = sends_down_payload_send_packet_last;
    assign send_payload_packet_length = sends_down_payload_send_packet_length;
    assign send_payload_packet_size = sends_down_payload_send_packet_size;
    assign send_payload_packet_payload = sends_down_payload_send_packet_payload;
    assign send_payload_packet_handle = sends_down_payload_send_packet_handle;
    assign send_payload_packet_expects = sends_down_payload_send_packet_expects;
    assign send_valid = sends_down_valid;

    wire _unused_ok = &{1'b0, answering_message_payload_beats, payload_payload_last, packet_message_wr_id, packet_offset[22], sends_up_ready, sends_down_payload_served_is, sends_down_payload_served_echo_pkt_id, sends_down_payload_served_echo_entropy, sends_down_payload_served_echo_retx, sends_down_payload_served_echo_m, answer_sends_up_ready};

`ifdef FORMAL
    wire sends_datagram = valid && is_datagram;

    always @(posedge clk) if (!rst) payload_is_as_long_as_its_message: assert (!moves || payload_payload_last == eom);
    always @(posedge clk) if (!rst) a_datagram_is_one_packet: assert (!sends_datagram || (packet_som && packet_eom));
    always @(posedge clk) if (!rst) no_pdc_carries_a_datagram: assert (!sends_datagram || !(packet_message_back_enable || packet_message_expects));
    always @(posedge clk) if (!rst) send_finds_room: assert (!valid_and_not_is_answers || sends_up_ready);
    always @(posedge clk) if (!rst) answer_send_finds_room: assert (!valid_and_is_answers || answer_sends_up_ready);
`endif

endmodule

`default_nettype wire
