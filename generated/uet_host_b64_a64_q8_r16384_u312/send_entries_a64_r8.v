// From entries of send queues to messages, and where their bytes are.
`default_nettype none

module send_entries_a64_r8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         peers_valid,
    input  wire   [7:0] peers_index,
    input  wire         peers_known,
    input  wire   [3:0] peers_local,
    input  wire [127:0] peers_destination,
    input  wire         returned_valid,
    input  wire   [8:0] returned_tag,
    output wire         ready,
    output wire         kept_valid,
    output wire   [8:0] kept_tag,
    output wire   [2:0] kept_entry_ring,
    output wire   [2:0] kept_entry_completions,
    output wire  [31:0] kept_entry_wr_id,
    output wire   [7:0] kept_entry_opcode,
    output wire         kept_entry_signalled,
    input  wire   [2:0] entries_payload_ring,
    input  wire   [2:0] entries_payload_completions,
    input  wire [511:0] entries_payload_entry,
    input  wire         entries_payload_wrong,
    input  wire         entries_valid,
    output wire         entries_ready,
    output wire         messages_payload_op,
    output wire   [1:0] messages_payload_mode,
    output wire   [3:0] messages_payload_lane,
    output wire   [3:0] messages_payload_traffic_class,
    output wire   [3:0] messages_payload_local,
    output wire [127:0] messages_payload_destination,
    output wire  [23:0] messages_payload_job_id,
    output wire  [11:0] messages_payload_pid_on_fep,
    output wire  [11:0] messages_payload_resource_index,
    output wire  [63:0] messages_payload_key,
    output wire  [63:0] messages_payload_offset,
    output wire  [31:0] messages_payload_initiator,
    output wire         messages_payload_has_header_data,
    output wire  [63:0] messages_payload_header_data,
    output wire  [31:0] messages_payload_length,
    output wire  [31:0] messages_payload_wr_id,
    output wire         messages_valid,
    input  wire         messages_ready,
    output wire   [1:0] places_payload_kind,
    output wire  [63:0] places_payload_inline,
    output wire   [3:0] places_payload_length,
    output wire         places_valid,
    input  wire         places_ready,
    output wire  [63:0] ranges_payload_address,
    output wire  [31:0] ranges_payload_length,
    output wire         ranges_valid,
    input  wire         ranges_ready,
    output wire   [2:0] errors_payload_ring,
    output wire  [63:0] errors_payload_facts_key,
    output wire  [63:0] errors_payload_facts_header_data,
    output wire  [31:0] errors_payload_facts_initiator,
    output wire  [31:0] errors_payload_facts_bytes,
    output wire   [1:0] errors_payload_facts_kind,
    output wire         errors_payload_facts_has_header_data,
    output wire         errors_payload_facts_receives,
    output wire   [7:0] errors_payload_facts_opcode,
    output wire   [7:0] errors_payload_facts_code,
    output wire  [31:0] errors_payload_facts_wr_id,
    output wire         errors_valid,
    input  wire         errors_ready
);

    localparam [1:0] KIND_MEMORY                     = 2'd0;
    localparam [1:0] KIND_INLINE                     = 2'd1;
    localparam [1:0] KIND_NONE                       = 2'd2;
    localparam [1:0] STATE_TAKE                      = 2'd0;
    localparam [1:0] STATE_LOOK                      = 2'd1;
    localparam [1:0] STATE_JUDGE                     = 2'd2;
    localparam [1:0] STATE_HAND                      = 2'd3;
    localparam [1:0] ERRORS_PAYLOAD_FACTS_KIND_LOCAL = 2'd3;

    reg          clearing;
    reg    [7:0] clear_at;
    reg    [1:0] state;
    reg    [2:0] fetched_ring;
    reg    [2:0] fetched_completions;
    reg  [511:0] fetched_entry;
    reg          fetched_wrong;
    reg  [132:0] peer_table_rdata;
    reg    [7:0] fault;
    reg    [3:0] way_local;
    reg  [127:0] way_destination;
    wire         tags_filling;
    wire   [8:0] tags_fill;
    wire   [9:0] tags_next_payload;
    wire         tags_next_valid;
    reg    [1:0] kind;
    wire         message_up_ready;
    wire         message_down_payload_op;
    wire   [1:0] message_down_payload_mode;
    wire   [3:0] message_down_payload_lane;
    wire   [3:0] message_down_payload_traffic_class;
    wire   [3:0] message_down_payload_local;
    wire [127:0] message_down_payload_destination;
    wire  [23:0] message_down_payload_job_id;
    wire  [11:0] message_down_payload_pid_on_fep;
    wire  [11:0] message_down_payload_resource_index;
    wire  [63:0] message_down_payload_key;
    wire  [63:0] message_down_payload_offset;
    wire  [31:0] message_down_payload_initiator;
    wire         message_down_payload_has_header_data;
    wire  [63:0] message_down_payload_header_data;
    wire  [31:0] message_down_payload_length;
    wire  [31:0] message_down_payload_wr_id;
    wire         message_down_valid;
    wire         place_up_ready;
    wire   [1:0] place_down_payload_kind;
    wire  [63:0] place_down_payload_inline;
    wire   [3:0] place_down_payload_length;
    wire         place_down_valid;
    wire         range_up_ready;
    wire  [63:0] range_down_payload_address;
    wire  [31:0] range_down_payload_length;
    wire         range_down_valid;
    (* no_rw_check *)
    reg  [132:0] peer_table [0:255];

    wire       is_send = fetched_entry[7:0] == 8'd5;
    wire       is_write = fetched_entry[7:0] == 8'd1;
    wire       fetched_entry_127_96_any = |fetched_entry[127:96];
    wire       in_memory = !fetched_entry[9] && fetched_entry_127_96_any;
    wire       is_fine = !(|fault);
    wire       all_ready = !tags_filling && !clearing;
    wire       hands = state == STATE_HAND && all_ready;
    wire       made_ready = message_up_ready;
    wire       placed_ready = place_up_ready;
    wire       asked_ready = range_up_ready;
    wire       goes_term = made_ready && placed_ready && (asked_ready || !in_memory);
    wire       goes = hands && is_fine && goes_term && tags_next_valid;
    wire       fails = hands && !is_fine;
    wire [7:0] peer_table_choice = clearing ? clear_at : peers_index;
    wire       fault_term = fetched_entry[13] || fetched_entry[12] || fetched_entry[10];
    wire       fault_term_2 = fault_term || (|fetched_entry[15:14]);
    wire       fault_term_3 = fetched_entry[9] && fetched_entry[127:96] > 32'd8;
    wire [7:0] fault_choice = (|fetched_entry[79:72]) || !peer_table_rdata[132] ? 8'd6 : 8'd0;
    wire [7:0] fault_choice_2 = fetched_entry[17] ? 8'd4 : fault_term_3 ? 8'd5 : fault_choice;
    wire [7:0] fault_choice_3 = fault_term_2 || fetched_entry[31:24] > 8'd1 ? 8'd3 : fault_choice_2;

    handle_list_n512_w10 tags (
        .clk          (clk),
        .rst          (rst),
        .returned     (returned_valid),
        .back         ({1'b0, returned_tag}),
        .filling      (tags_filling),
        .fill         (tags_fill),
        .next_payload (tags_next_payload),
        .next_valid   (tags_next_valid),
        .next_ready   (goes)
    );

    forward_slice_w480 message (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_op                (is_send),
        .up_payload_mode              (fetched_entry[16] ? 2'd1 : 2'd0),
        .up_payload_lane              (fetched_entry[83:80]),
        .up_payload_traffic_class     (fetched_entry[23:20]),
        .up_payload_local             (way_local),
        .up_payload_destination       (way_destination),
        .up_payload_job_id            (fetched_entry[407:384]),
        .up_payload_pid_on_fep        (fetched_entry[427:416]),
        .up_payload_resource_index    (fetched_entry[439:428]),
        .up_payload_key               (fetched_entry[319:256]),
        .up_payload_offset            (fetched_entry[255:192]),
        .up_payload_initiator         (fetched_entry[479:448]),
        .up_payload_has_header_data   (fetched_entry[11]),
        .up_payload_header_data       (fetched_entry[383:320]),
        .up_payload_length            (fetched_entry[127:96]),
        .up_payload_wr_id             ({23'd0, tags_next_payload[8:0]}),
        .up_valid                     (goes),
        .up_ready                     (message_up_ready),
        .down_payload_op              (message_down_payload_op),
        .down_payload_mode            (message_down_payload_mode),
        .down_payload_lane            (message_down_payload_lane),
        .down_payload_traffic_class   (message_down_payload_traffic_class),
        .down_payload_local           (message_down_payload_local),
        .down_payload_destination     (message_down_payload_destination),
        .down_payload_job_id          (message_down_payload_job_id),
        .down_payload_pid_on_fep      (message_down_payload_pid_on_fep),
        .down_payload_resource_index  (message_down_payload_resource_index),
        .down_payload_key             (message_down_payload_key),
        .down_payload_offset          (message_down_payload_offset),
        .down_payload_initiator       (message_down_payload_initiator),
        .down_payload_has_header_data (message_down_payload_has_header_data),
        .down_payload_header_data     (message_down_payload_header_data),
        .down_payload_length          (message_down_payload_length),
        .down_payload_wr_id           (message_down_payload_wr_id),
        .down_valid                   (message_down_valid),
        .down_ready                   (messages_ready)
    );

    fifo_w70_d4 place (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_kind     (kind),
        .up_payload_inline   (fetched_entry[191:128]),
        .up_payload_length   (fetched_entry[99:96]),
        .up_valid            (goes),
        .up_ready            (place_up_ready),
        .down_payload_kind   (place_down_payload_kind),
        .down_payload_inline (place_down_payload_inline),
        .down_payload_length (place_down_payload_length),
        .down_valid          (place_down_valid),
        .down_ready          (places_ready)
    );

    forward_slice_w96 range (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_address   (fetched_entry[191:128]),
        .up_payload_length    (fetched_entry[127:96]),
        .up_valid             (goes && in_memory),
        .up_ready             (range_up_ready),
        .down_payload_address (range_down_payload_address),
        .down_payload_length  (range_down_payload_length),
        .down_valid           (range_down_valid),
        .down_ready           (ranges_ready)
    );

    always @* begin
        kind = KIND_NONE;
        if (in_memory) begin
            kind = KIND_MEMORY;
        end else if (fetched_entry_127_96_any) begin
            kind = KIND_INLINE;
        end
    end

    always @(posedge clk) begin
        peer_table_rdata <= peer_table[fetched_entry[71:64]];
        if (clearing || peers_valid) peer_table[peer_table_choice] <= {peers_known && !clearing, peers_local, peers_destination};
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            clear_at <= 8'd0;
            state <= STATE_TAKE;
        end else begin
            clear_at <= clear_at + 8'd1;
            if (&clear_at) begin
                clearing <= 1'b0;
            end
            case (state)
                STATE_TAKE: begin
                    if (entries_valid) begin
                        state <= STATE_LOOK;
                    end
                end
                STATE_LOOK: begin
                    state <= STATE_JUDGE;
                end
                STATE_JUDGE: begin
                    state <= STATE_HAND;
                end
                STATE_HAND: begin
                    if (goes || (fails && errors_ready)) begin
                        state <= STATE_TAKE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        case (state)
            STATE_TAKE: begin
                if (entries_valid) begin
                    fetched_ring <= entries_payload_ring;
                    fetched_completions <= entries_payload_completions;
                    fetched_entry <= entries_payload_entry;
                    fetched_wrong <= entries_payload_wrong;
                end
            end
            STATE_JUDGE: begin
                fault <= fetched_wrong ? 8'd1 : !(is_send || is_write) ? 8'd2 : fault_choice_3;
                way_local <= peer_table_rdata[131:128];
                way_destination <= peer_table_rdata[127:0];
            end
            default: begin end
        endcase
    end

    assign ready = all_ready;
    assign kept_valid = goes;
    assign kept_tag = tags_next_payload[8:0];
    assign kept_entry_ring = fetched_ring;
    assign kept_entry_completions = fetched_completions;
    assign kept_entry_wr_id = fetched_entry[63:32];
    assign kept_entry_opcode = fetched_entry[7:0];
    assign kept_entry_signalled = fetched_entry[8];
    assign entries_ready = state == STATE_TAKE;
    assign messages_payload_op = message_down_payload_op;
    assign messages_payload_mode = message_down_payload_mode;
    assign messages_payload_lane = message_down_payload_lane;
    assign messages_payload_traffic_class = message_down_payload_traffic_class;
    assign messages_payload_local = message_down_payload_local;
    assign messages_payload_destination = message_down_payload_destination;
    assign messages_payload_job_id = message_down_payload_job_id;
    assign messages_payload_pid_on_fep = message_down_payload_pid_on_fep;
    assign messages_payload_resource_index = message_down_payload_resource_index;
    assign messages_payload_key = message_down_payload_key;
    assign messages_payload_offset = message_down_payload_offset;
    assign messages_payload_initiator = message_down_payload_initiator;
    assign messages_payload_has_header_data = message_down_payload_has_header_data;
    assign messages_payload_header_data = message_down_payload_header_data;
    assign messages_payload_length = message_down_payload_length;
    assign messages_payload_wr_id = message_down_payload_wr_id;
    assign messages_valid = message_down_valid;
    assign places_payload_kind = place_down_payload_kind;
    assign places_payload_inline = place_down_payload_inline;
    assign places_payload_length = place_down_payload_length;
    assign places_valid = place_down_valid;
    assign ranges_payload_address = range_down_payload_address;
    assign ranges_payload_length = range_down_payload_length;
    assign ranges_valid = range_down_valid;
    assign errors_payload_ring = fetched_completions;
    assign errors_payload_facts_key = 64'd0;
    assign errors_payload_facts_header_data = 64'd0;
    assign errors_payload_facts_initiator = {29'd0, fetched_ring};
    assign errors_payload_facts_bytes = 32'd0;
    assign errors_payload_facts_kind = ERRORS_PAYLOAD_FACTS_KIND_LOCAL;
    assign errors_payload_facts_has_header_data = 1'b0;
    assign errors_payload_facts_receives = 1'b0;
    assign errors_payload_facts_opcode = fetched_entry[7:0] & {8{!fetched_wrong}};
    assign errors_payload_facts_code = fault;
    assign errors_payload_facts_wr_id = fetched_entry[63:32] & {32{!fetched_wrong}};
    assign errors_valid = fails;

    wire _unused_ok = &{1'b0, fetched_entry[511:480], fetched_entry[447:440], fetched_entry[415:408], fetched_entry[95:84], fetched_entry[19:18], tags_fill, tags_next_payload[9]};

endmodule

`default_nettype wire
