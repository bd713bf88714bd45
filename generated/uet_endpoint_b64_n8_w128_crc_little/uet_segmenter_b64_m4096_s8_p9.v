// Cuts messages into packets of 4096 bytes.
`default_nettype none

module uet_segmenter_b64_m4096_s8_p9 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [8:0] chain_first,
    input  wire   [8:0] chain_last,
    input  wire         payload_wrong,
    output wire         kept_valid,
    output wire   [7:0] kept_place,
    output wire   [8:0] kept_packet_chain_first,
    output wire   [8:0] kept_packet_chain_last,
    output wire  [13:0] kept_packet_chain_length,
    output wire [351:0] kept_packet_ses_header,
    input  wire         messages_payload_message_op,
    input  wire   [1:0] messages_payload_message_mode,
    input  wire   [3:0] messages_payload_message_lane,
    input  wire   [3:0] messages_payload_message_traffic_class,
    input  wire   [3:0] messages_payload_message_local,
    input  wire [127:0] messages_payload_message_destination,
    input  wire  [23:0] messages_payload_message_job_id,
    input  wire  [11:0] messages_payload_message_pid_on_fep,
    input  wire  [11:0] messages_payload_message_resource_index,
    input  wire  [63:0] messages_payload_message_key,
    input  wire  [63:0] messages_payload_message_offset,
    input  wire  [31:0] messages_payload_message_initiator,
    input  wire         messages_payload_message_has_header_data,
    input  wire  [63:0] messages_payload_message_header_data,
    input  wire  [31:0] messages_payload_message_length,
    input  wire  [31:0] messages_payload_message_wr_id,
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
    output wire         send_valid,
    input  wire         send_ready
);

    reg          started;
    reg   [31:0] beats_left;
    reg   [20:0] offset;
    reg    [5:0] in_packet;
    reg          spoilt;
    reg          packet_message_op;
    reg    [1:0] packet_message_mode;
    reg    [3:0] packet_message_lane;
    reg    [3:0] packet_message_traffic_class;
    reg    [3:0] packet_message_local;
    reg  [127:0] packet_message_destination;
    reg   [23:0] packet_message_job_id;
    reg   [11:0] packet_message_pid_on_fep;
    reg   [11:0] packet_message_resource_index;
    reg   [63:0] packet_message_key;
    reg   [63:0] packet_message_offset;
    reg   [31:0] packet_message_initiator;
    reg          packet_message_has_header_data;
    reg   [63:0] packet_message_header_data;
    reg   [31:0] packet_message_length;
    reg   [31:0] packet_message_wr_id;
    reg   [15:0] packet_id;
    reg   [20:0] packet_offset;
    reg          packet_som;
    reg          packet_eom;
    reg   [13:0] packet_length;
    reg    [8:0] packet_chain_first;
    reg    [8:0] packet_chain_last;
    reg   [31:0] packet_handle;
    reg          packet_isWrong;
    reg          valid;
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
    wire         sends_down_valid;
    reg   [63:0] header_place;

    wire [31:0] left = started ? beats_left : messages_payload_beats;
    wire        eom = left == 32'd1;
    wire        full = &in_packet;
    wire        ends = eom || full;
    wire        send_room = sends_level < 3'd3;
    wire        has = messages_valid && payload_valid && handles_valid && send_room;
    wire        moves = has && stored_ready;
    wire        is_done = moves && ends;
    wire        is_wrong = payload_wrong || (spoilt && started);
    wire [13:0] length_word = {2'd0, messages_payload_message_length[11:0]};
    wire        length_term = !(|messages_payload_message_length[11:0]);
    wire        length_term_2 = length_term && (|messages_payload_message_length);
    wire [13:0] length = eom ? length_word | (14'h1000 & {14{length_term_2}}) : 14'h1000;
    wire        som = !(|offset);
    wire  [1:0] header_reserved = 2'd0;
    wire  [5:0] header_opcode = packet_message_op ? 6'd5 : 6'd1;
    wire  [1:0] header_version = 2'd0;
    wire        header_dc = 1'b0;
    wire        header_ie = packet_isWrong;
    wire        header_rel = 1'b0;
    wire        header_hd = packet_message_has_header_data;
    wire        header_eom = packet_eom;
    wire        header_som = packet_som;
    wire [15:0] header_message_id = packet_id;
    wire  [7:0] header_ri_generation = 8'd0;
    wire [23:0] header_job_id = packet_message_job_id;
    wire  [3:0] header_reserved_1 = 4'd0;
    wire [11:0] header_pid_on_fep = packet_message_pid_on_fep;
    wire  [3:0] header_reserved_2 = 4'd0;
    wire [11:0] header_resource_index = packet_message_resource_index;
    wire [63:0] header_target = packet_message_offset;
    wire [31:0] header_initiator = packet_message_initiator;
    wire [63:0] header_match = packet_message_key;
    wire [31:0] header_request_length = packet_message_length;

    level_fifo_w302_d4 sends (
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
        .up_payload_send_packet_kind           (2'd0),
        .up_payload_send_packet_message        (packet_id),
        .up_payload_send_packet_first          (packet_som),
        .up_payload_send_packet_last           (packet_eom),
        .up_payload_send_packet_length         (packet_length),
        .up_payload_send_packet_size           (packet_length + 14'd104),
        .up_payload_send_packet_payload        (32'd0),
        .up_payload_send_packet_handle         (packet_handle),
        .up_valid                              (valid),
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
        .down_valid                            (sends_down_valid),
        .down_ready                            (send_ready)
    );

    always @* begin
        header_place = 64'd0;
        header_place = {18'd0, packet_length, packet_offset[19:0], 12'd0};
        if (packet_som) begin
            header_place = packet_message_header_data & {64{packet_message_has_header_data}};
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            started <= 1'b0;
            offset <= 21'd0;
            in_packet <= 6'd0;
            spoilt <= 1'b0;
            valid <= 1'b0;
        end else begin
            if (moves) begin
                started <= !eom;
                in_packet <= in_packet + 6'd1;
                if (ends) begin
                    in_packet <= 6'd0;
                    offset <= offset + 21'd1;
                end
                if (eom) begin
                    offset <= 21'd0;
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
        packet_message_op <= messages_payload_message_op;
        packet_message_mode <= messages_payload_message_mode;
        packet_message_lane <= messages_payload_message_lane;
        packet_message_traffic_class <= messages_payload_message_traffic_class;
        packet_message_local <= messages_payload_message_local;
        packet_message_destination <= messages_payload_message_destination;
        packet_message_job_id <= messages_payload_message_job_id;
        packet_message_pid_on_fep <= messages_payload_message_pid_on_fep;
        packet_message_resource_index <= messages_payload_message_resource_index;
        packet_message_key <= messages_payload_message_key;
        packet_message_offset <= messages_payload_message_offset;
        packet_message_initiator <= messages_payload_message_initiator;
        packet_message_has_header_data <= messages_payload_message_has_header_data;
        packet_message_header_data <= messages_payload_message_header_data;
        packet_message_length <= messages_payload_message_length;
        packet_message_wr_id <= messages_payload_message_wr_id;
        packet_id <= messages_payload_id;
        packet_offset <= offset;
        packet_som <= som;
        packet_eom <= eom;
        packet_length <= length;
        packet_chain_first <= chain_first;
        packet_chain_last <= chain_last;
        packet_handle <= handles_payload;
        packet_isWrong <= is_wrong;
    end

    assign kept_valid = valid;
    assign kept_place = packet_handle[7:0];
    assign kept_packet_chain_first = packet_chain_first;
    assign kept_packet_chain_last = packet_chain_last;
    assign kept_packet_chain_length = packet_length;
    assign kept_packet_ses_header = {
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
    assign messages_ready = moves && eom;
    assign payload_ready = has && stored_ready;
    assign handles_ready = is_done;
    assign stored_payload_data = payload_payload_data;
    assign stored_payload_keep = payload_payload_keep;
    assign stored_payload_last = ends;
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
    assign send_valid = sends_down_valid;

    wire _unused_ok = &{1'b0, payload_payload_last, packet_message_wr_id, packet_offset[20], sends_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) payload_is_as_long_as_its_message: assert (!moves || payload_payload_last == eom);
    always @(posedge clk) if (!rst) send_finds_room: assert (!valid || sends_up_ready);
`endif

endmodule

`default_nettype wire
