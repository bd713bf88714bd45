// Cuts READs of the host into packets.
`default_nettype none

module uet_read_requests_b64_m1024_tags (
    input  wire         clk,
    input  wire         rst,
    input  wire         payload_wrong,
    output wire         ready,
    output wire         wrong,
    input  wire   [3:0] messages_payload_op,
    input  wire         messages_payload_is_tagged,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire   [7:0] messages_payload_ri_generation,
    input  wire         messages_payload_dc,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_payload_back_enable,
    input  wire  [15:0] messages_payload_back_pdcid,
    input  wire         messages_payload_back_close,
    input  wire         messages_payload_expects,
    input  wire         messages_valid,
    output wire         messages_ready,
    input  wire [511:0] payload_payload_data,
    input  wire  [63:0] payload_payload_keep,
    input  wire         payload_payload_last,
    input  wire         payload_valid,
    output wire         payload_ready,
    input  wire  [31:0] ended_payload_wr_id,
    input  wire  [15:0] ended_payload_message_id,
    input  wire  [31:0] ended_payload_bytes,
    input  wire   [1:0] ended_payload_result,
    input  wire   [7:0] ended_payload_code,
    input  wire   [7:0] ended_payload_ri_generation,
    input  wire   [3:0] ended_payload_op,
    input  wire         ended_valid,
    output wire         ended_ready,
    output wire   [3:0] out_payload_op,
    output wire         out_payload_is_tagged,
    output wire   [1:0] out_payload_mode,
    output wire   [3:0] out_payload_lane,
    output wire   [3:0] out_payload_traffic_class,
    output wire   [3:0] out_payload_local,
    output wire [127:0] out_payload_destination,
    output wire  [23:0] out_payload_job_id,
    output wire  [11:0] out_payload_pid_on_fep,
    output wire  [11:0] out_payload_resource_index,
    output wire   [7:0] out_payload_ri_generation,
    output wire         out_payload_dc,
    output wire  [63:0] out_payload_key,
    output wire  [63:0] out_payload_offset,
    output wire  [31:0] out_payload_initiator,
    output wire         out_payload_has_header_data,
    output wire  [63:0] out_payload_header_data,
    output wire  [31:0] out_payload_length,
    output wire  [31:0] out_payload_wr_id,
    output wire         out_payload_back_enable,
    output wire  [15:0] out_payload_back_pdcid,
    output wire         out_payload_back_close,
    output wire         out_payload_expects,
    output wire         out_valid,
    input  wire         out_ready,
    output wire [511:0] bytes_payload_data,
    output wire  [63:0] bytes_payload_keep,
    output wire         bytes_payload_last,
    output wire         bytes_valid,
    input  wire         bytes_ready,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [31:0] completion_payload_bytes,
    output wire   [1:0] completion_payload_result,
    output wire   [7:0] completion_payload_code,
    output wire   [7:0] completion_payload_ri_generation,
    output wire         completion_valid,
    input  wire         completion_ready
);

    localparam [3:0] OUT_PAYLOAD_OP_READ        = 4'd2;
    localparam [3:0] OUT_PAYLOAD_OP_ANSWER      = 4'd3;
    localparam [3:0] OUT_PAYLOAD_OP_RUDI_READ   = 4'd11;
    localparam [3:0] OUT_PAYLOAD_OP_RUDI_ANSWER = 4'd12;

    reg          started;
    reg   [22:0] offset;
    reg    [6:0] under_way;
    wire         slots_ready;
    wire   [3:0] slots_place;
    wire         slots_there;
    wire         slots_returned;
    reg    [3:0] slot;
    wire         slice_up_ready;
    wire   [3:0] slice_down_payload_op;
    wire         slice_down_payload_is_tagged;
    wire   [1:0] slice_down_payload_mode;
    wire   [3:0] slice_down_payload_lane;
    wire   [3:0] slice_down_payload_traffic_class;
    wire   [3:0] slice_down_payload_local;
    wire [127:0] slice_down_payload_destination;
    wire  [23:0] slice_down_payload_job_id;
    wire  [11:0] slice_down_payload_pid_on_fep;
    wire  [11:0] slice_down_payload_resource_index;
    wire   [7:0] slice_down_payload_ri_generation;
    wire         slice_down_payload_dc;
    wire  [63:0] slice_down_payload_key;
    wire  [63:0] slice_down_payload_offset;
    wire  [31:0] slice_down_payload_initiator;
    wire         slice_down_payload_has_header_data;
    wire  [63:0] slice_down_payload_header_data;
    wire  [31:0] slice_down_payload_length;
    wire  [31:0] slice_down_payload_wr_id;
    wire         slice_down_payload_back_enable;
    wire  [15:0] slice_down_payload_back_pdcid;
    wire         slice_down_payload_back_close;
    wire         slice_down_payload_expects;
    wire         slice_down_valid;
    wire         order_up_ready;
    wire         order_down_payload;
    wire         order_down_valid;
    reg   [15:0] fresh;
    reg   [86:0] facts [0:15];
    reg   [40:0] progress [0:15];

    wire        is_read = messages_payload_op == OUT_PAYLOAD_OP_READ || messages_payload_op == OUT_PAYLOAD_OP_RUDI_READ;
    wire        may_read = (started || slots_there) && under_way < 7'd64;
    wire        has = messages_valid && (!is_read || may_read);
    wire        has_and_slice_up_ready = has && slice_up_ready;
    wire        order_room = order_up_ready;
    wire        moves = has_and_slice_up_ready && order_room;
    wire        pieces_now = moves && is_read;
    wire        takes_slot = pieces_now && !started;
    wire [15:0] leaving_shl = 16'd1 << ended_payload_wr_id[3:0];
    wire        is_answer = ended_payload_op == OUT_PAYLOAD_OP_ANSWER || ended_payload_op == OUT_PAYLOAD_OP_RUDI_ANSWER;
    wire        is_piece = ended_payload_op == OUT_PAYLOAD_OP_READ || ended_payload_op == OUT_PAYLOAD_OP_RUDI_READ;
    wire        is_fresh = |(fresh & leaving_shl);
    wire [86:0] facts_rdata = facts[ended_payload_wr_id[3:0]];
    wire [40:0] progress_rdata = progress[ended_payload_wr_id[3:0]];
    wire [22:0] left = is_fresh ? facts_rdata[22:0] : progress_rdata[40:18];
    wire        is_whole = left == 23'd1;
    wire        tells = !is_answer && (!is_piece || is_whole);
    wire        ended_taken_term = !tells || completion_ready;
    wire        ended_taken = ended_valid && ended_taken_term;
    wire        piece_ends = ended_taken && is_piece;
    wire        piece_ends_and_is_whole = piece_ends && is_whole;
    wire [15:0] leaving = leaving_shl & {16{piece_ends_and_is_whole}};
    wire  [3:0] slot_now = started ? slot : slots_place;
    wire        pieces_any = |messages_payload_length[9:0];
    wire [22:0] pieces_word = {22'd0, pieces_any || !(|messages_payload_length)};
    wire [22:0] pieces = {1'b0, messages_payload_length[31:10]} + pieces_word;
    wire [22:0] offset_plus_1 = offset + 23'd1;
    wire        is_last = offset_plus_1 == pieces;
    wire        is_none = order_down_valid && order_down_payload;
    wire        is_host = order_down_valid && !order_down_payload;
    assign bytes_valid = is_none || (is_host && payload_valid);
    wire        order_taken = bytes_valid && bytes_ready && (is_none || payload_payload_last);
    wire        completion_payload_result_term = !is_fresh && progress_rdata[17:16] != 2'd0;
    wire  [1:0] completion_payload_result_choice = completion_payload_result_term ? progress_rdata[17:16] : ended_payload_result;
    wire  [7:0] completion_payload_code_choice = completion_payload_result_term ? progress_rdata[15:8] : ended_payload_code;
    wire  [7:0] completion_payload_ri_generation_choice = completion_payload_result_term ? progress_rdata[7:0] : ended_payload_ri_generation;
    wire [63:0] slice_up_payload_offset_word = {31'd0, offset, 10'd0};
    wire [63:0] slice_up_payload_header_data_sum = messages_payload_header_data + slice_up_payload_offset_word;
    wire        slice_up_payload_length_term = is_last && (pieces_any || !(|messages_payload_length[31:10]));
    wire [31:0] slice_up_payload_length_choice = slice_up_payload_length_term ? {22'd0, messages_payload_length[9:0]} : 32'h400;
    wire        slice_up_payload_expects_term = (|slice_up_payload_length_choice) && messages_payload_op != OUT_PAYLOAD_OP_RUDI_READ;
    wire [15:0] fresh_and = fresh & ~(leaving_shl & {16{piece_ends}});

    place_list_n16 slots (
        .clk      (clk),
        .rst      (rst),
        .take     (takes_slot),
        .leaving  (leaving),
        .ready    (slots_ready),
        .place    (slots_place),
        .there    (slots_there),
        .returned (slots_returned)
    );

    forward_slice_w512 slice (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_op                (messages_payload_op),
        .up_payload_is_tagged         (messages_payload_is_tagged),
        .up_payload_mode              (messages_payload_mode),
        .up_payload_lane              (messages_payload_lane),
        .up_payload_traffic_class     (messages_payload_traffic_class),
        .up_payload_local             (messages_payload_local),
        .up_payload_destination       (messages_payload_destination),
        .up_payload_job_id            (messages_payload_job_id),
        .up_payload_pid_on_fep        (messages_payload_pid_on_fep),
        .up_payload_resource_index    (messages_payload_resource_index),
        .up_payload_ri_generation     (messages_payload_ri_generation),
        .up_payload_dc                (messages_payload_dc),
        .up_payload_key               (messages_payload_key),
        .up_payload_offset            (is_read ? messages_payload_offset + slice_up_payload_offset_word : messages_payload_offset),
        .up_payload_initiator         (messages_payload_initiator),
        .up_payload_has_header_data   (is_read ? 1'b0 : messages_payload_has_header_data),
        .up_payload_header_data       (is_read ? slice_up_payload_header_data_sum : messages_payload_header_data),
        .up_payload_length            (is_read ? slice_up_payload_length_choice : messages_payload_length),
        .up_payload_wr_id             (is_read ? {28'd0, slot_now} : messages_payload_wr_id),
        .up_payload_back_enable       (is_read ? 1'b0 : messages_payload_back_enable),
        .up_payload_back_pdcid        (messages_payload_back_pdcid),
        .up_payload_back_close        (messages_payload_back_close),
        .up_payload_expects           (is_read ? slice_up_payload_expects_term : messages_payload_expects),
        .up_valid                     (has && order_room),
        .up_ready                     (slice_up_ready),
        .down_payload_op              (slice_down_payload_op),
        .down_payload_is_tagged       (slice_down_payload_is_tagged),
        .down_payload_mode            (slice_down_payload_mode),
        .down_payload_lane            (slice_down_payload_lane),
        .down_payload_traffic_class   (slice_down_payload_traffic_class),
        .down_payload_local           (slice_down_payload_local),
        .down_payload_destination     (slice_down_payload_destination),
        .down_payload_job_id          (slice_down_payload_job_id),
        .down_payload_pid_on_fep      (slice_down_payload_pid_on_fep),
        .down_payload_resource_index  (slice_down_payload_resource_index),
        .down_payload_ri_generation   (slice_down_payload_ri_generation),
        .down_payload_dc              (slice_down_payload_dc),
        .down_payload_key             (slice_down_payload_key),
        .down_payload_offset          (slice_down_payload_offset),
        .down_payload_initiator       (slice_down_payload_initiator),
        .down_payload_has_header_data (slice_down_payload_has_header_data),
        .down_payload_header_data     (slice_down_payload_header_data),
        .down_payload_length          (slice_down_payload_length),
        .down_payload_wr_id           (slice_down_payload_wr_id),
        .down_payload_back_enable     (slice_down_payload_back_enable),
        .down_payload_back_pdcid      (slice_down_payload_back_pdcid),
        .down_payload_back_close      (slice_down_payload_back_close),
        .down_payload_expects         (slice_down_payload_expects),
        .down_valid                   (slice_down_valid),
        .down_ready                   (out_ready)
    );

    fifo_w1_d16 order (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (is_read),
        .up_valid     (has_and_slice_up_ready),
        .up_ready     (order_up_ready),
        .down_payload (order_down_payload),
        .down_valid   (order_down_valid),
        .down_ready   (order_taken)
    );

    always @(posedge clk) begin
        if (takes_slot) facts[slots_place] <= {messages_payload_wr_id, messages_payload_length, pieces};
    end

    always @(posedge clk) begin
        if (piece_ends) progress[ended_payload_wr_id[3:0]] <= {
        left - 23'd1,
        completion_payload_result_choice,
        completion_payload_code_choice,
        completion_payload_ri_generation_choice
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            started <= 1'b0;
            offset <= 23'd0;
            under_way <= 7'd0;
            fresh <= 16'd0;
        end else begin
            if (pieces_now) begin
                started <= !is_last;
                offset <= is_last ? 23'd0 : offset_plus_1;
            end
            fresh <= fresh_and | ((16'd1 << slots_place) & {16{takes_slot}});
            under_way <= under_way + {6'd0, pieces_now} - {6'd0, piece_ends};
        end
    end

    always @(posedge clk) begin
        if (pieces_now) begin
            slot <= slot_now;
        end
    end

    assign ready = slots_ready;
    assign wrong = payload_wrong && is_host;
    assign messages_ready = moves && (!is_read || is_last);
    assign payload_ready = is_host && bytes_ready;
    assign ended_ready = ended_taken_term;
    assign out_payload_op = slice_down_payload_op;
    assign out_payload_is_tagged = slice_down_payload_is_tagged;
    assign out_payload_mode = slice_down_payload_mode;
    assign out_payload_lane = slice_down_payload_lane;
    assign out_payload_traffic_class = slice_down_payload_traffic_class;
    assign out_payload_local = slice_down_payload_local;
    assign out_payload_destination = slice_down_payload_destination;
    assign out_payload_job_id = slice_down_payload_job_id;
    assign out_payload_pid_on_fep = slice_down_payload_pid_on_fep;
    assign out_payload_resource_index = slice_down_payload_resource_index;
    assign out_payload_ri_generation = slice_down_payload_ri_generation;
    assign out_payload_dc = slice_down_payload_dc;
    assign out_payload_key = slice_down_payload_key;
    assign out_payload_offset = slice_down_payload_offset;
    assign out_payload_initiator = slice_down_payload_initiator;
    assign out_payload_has_header_data = slice_down_payload_has_header_data;
    assign out_payload_header_data = slice_down_payload_header_data;
    assign out_payload_length = slice_down_payload_length;
    assign out_payload_wr_id = slice_down_payload_wr_id;
    assign out_payload_back_enable = slice_down_payload_back_enable;
    assign out_payload_back_pdcid = slice_down_payload_back_pdcid;
    assign out_payload_back_close = slice_down_payload_back_close;
    assign out_payload_expects = slice_down_payload_expects;
    assign out_valid = slice_down_valid;
    assign bytes_payload_data = payload_payload_data;
    assign bytes_payload_keep = payload_payload_keep & {64{!is_none}};
    assign bytes_payload_last = payload_payload_last || is_none;
    assign completion_payload_wr_id = is_piece ? facts_rdata[86:55] : ended_payload_wr_id;
    assign completion_payload_message_id = ended_payload_message_id;
    assign completion_payload_bytes = is_piece ? facts_rdata[54:23] : ended_payload_bytes;
    assign completion_payload_result = is_piece ? completion_payload_result_choice : ended_payload_result;
    assign completion_payload_code = is_piece ? completion_payload_code_choice : ended_payload_code;
    assign completion_payload_ri_generation = is_piece ? completion_payload_ri_generation_choice : ended_payload_ri_generation;
    assign completion_valid = ended_valid && tells;

    wire _unused_ok = &{1'b0, slots_returned};

endmodule

`default_nettype wire
