// Gives packets of 8 PDCs their PSNs and one of 256 records.
`default_nettype none

module pds_initiator_send_pipe_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire        begin_enable,
    input  wire  [2:0] begin_place,
    input  wire        freed_enable,
    input  wire  [7:0] freed_record,
    output wire        slot_write_enable,
    output wire  [2:0] slot_write_place,
    output wire  [6:0] slot_write_slot,
    output wire  [7:0] slot_write_record,
    output wire        sent_write_enable,
    output wire  [7:0] sent_write_record,
    output wire  [2:0] sent_write_sent_place,
    output wire [31:0] sent_write_sent_rel,
    output wire  [1:0] sent_write_sent_kind,
    output wire        sent_write_sent_last,
    output wire [31:0] sent_write_sent_handle,
    output wire [15:0] sent_write_sent_message,
    output wire [13:0] sent_write_sent_length,
    output wire [13:0] sent_write_sent_size,
    output wire        tail_write_enable,
    output wire  [2:0] tail_write_place,
    output wire [31:0] tail_write_tail_tail,
    output wire [15:0] tail_write_tail_open,
    output wire        kick_enable,
    output wire  [2:0] kick_place,
    input  wire  [2:0] send_payload_place,
    input  wire  [1:0] send_payload_kind,
    input  wire [31:0] send_payload_handle,
    input  wire [15:0] send_payload_message,
    input  wire        send_payload_first,
    input  wire        send_payload_last,
    input  wire [13:0] send_payload_length,
    input  wire [13:0] send_payload_size,
    input  wire        send_valid,
    output wire        send_ready,
    input  wire  [2:0] close_payload,
    input  wire        close_valid,
    output wire        close_ready
);

    localparam [1:0] SENT_SENT_KIND_CLOSE_CMD = 2'd3;

    wire        free_up_ready;
    wire  [7:0] free_down_payload;
    wire        free_down_valid;
    reg   [8:0] given;
    reg         begins_read;
    reg         begins_out;
    reg   [2:0] packet_read_place;
    reg   [1:0] packet_read_kind;
    reg  [31:0] packet_read_handle;
    reg  [15:0] packet_read_message;
    reg         packet_read_first;
    reg         packet_read_last;
    reg  [13:0] packet_read_length;
    reg  [13:0] packet_read_size;
    reg   [2:0] packet_out_place;
    reg   [1:0] packet_out_kind;
    reg  [31:0] packet_out_handle;
    reg  [15:0] packet_out_message;
    reg         packet_out_first;
    reg         packet_out_last;
    reg  [13:0] packet_out_length;
    reg  [13:0] packet_out_size;
    reg         closes_read;
    reg         closes_out;
    wire [31:0] tails_word_tail;
    wire [15:0] tails_word_open;
    wire  [2:0] tails_at;
    wire        tails_valid;
    reg   [7:0] id_read;
    reg   [7:0] id_out;
    reg         slots_enable;
    reg   [2:0] slots_place;
    reg   [6:0] slots_slot;
    reg   [7:0] slots_record;
    reg         sent_enable;
    reg   [7:0] sent_record;
    reg   [2:0] sent_sent_place;
    reg  [31:0] sent_sent_rel;
    reg   [1:0] sent_sent_kind;
    reg  [31:0] sent_sent_handle;
    reg  [15:0] sent_sent_message;
    reg         sent_sent_last;
    reg  [13:0] sent_sent_length;
    reg  [13:0] sent_sent_size;
    reg         tails_write_enable;
    reg   [2:0] tails_write_place;
    reg  [31:0] tails_write_tail_tail;
    reg  [15:0] tails_write_tail_open;
    reg         kick_1_enable;
    reg   [2:0] kick_1_place;

    wire        is_new = !given[8];
    wire        has = (is_new || free_down_valid) && enable && !begin_enable;
    wire  [7:0] id = is_new ? given[7:0] : free_down_payload;
    wire        closes = has && close_valid;
    wire        has_and_not_close_valid = has && !close_valid;
    wire        sends = has_and_not_close_valid && send_valid;
    wire        takes = closes || sends;
    wire  [2:0] place = begin_enable ? begin_place : closes ? close_payload : send_payload_place;
    wire [31:0] now_tail = tails_word_tail;
    wire [15:0] now_open = tails_word_open;
    wire        kept = !begins_out;
    wire [31:0] tail = now_tail & {32{kept}};
    wire [15:0] open = now_open & {16{kept}};
    wire [31:0] next_tail = tail + {31'd0, kept};
    wire        next_open_term = !closes_out && packet_out_first;
    wire        next_open_term_2 = !closes_out && packet_out_last;
    wire [15:0] next_open_choice = next_open_term_2 && !next_open_term ? open - 16'd1 : open;
    wire [15:0] next_open_choice_2 = next_open_term && !next_open_term_2 ? open + 16'd1 : next_open_choice;
    wire [15:0] next_open = !kept ? 16'd0 : next_open_choice_2;
    wire        tails_valid_and_kept = tails_valid && kept;

    block_fifo_w8_d256 free (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (freed_record),
        .up_valid     (freed_enable),
        .up_ready     (free_up_ready),
        .down_payload (free_down_payload),
        .down_valid   (free_down_valid),
        .down_ready   (takes && !is_new)
    );

    forwarding_ram_w48_d8_l2 tails (
        .clk       (clk),
        .rst       (rst),
        .addr      (place),
        .enable    (takes || begin_enable),
        .next_tail (next_tail),
        .next_open (next_open),
        .write     (1'b1),
        .word_tail (tails_word_tail),
        .word_open (tails_word_open),
        .at        (tails_at),
        .valid     (tails_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            given <= 9'd0;
            kick_1_enable <= 1'b0;
        end else begin
            if (takes && is_new) begin
                given <= given + 9'd1;
            end
            kick_1_enable <= slots_enable;
        end
    end

    always @(posedge clk) begin
        begins_read <= begin_enable;
        begins_out <= begins_read;
        packet_read_place <= send_payload_place;
        packet_read_kind <= send_payload_kind;
        packet_read_handle <= send_payload_handle;
        packet_read_message <= send_payload_message;
        packet_read_first <= send_payload_first;
        packet_read_last <= send_payload_last;
        packet_read_length <= send_payload_length;
        packet_read_size <= send_payload_size;
        packet_out_place <= packet_read_place;
        packet_out_kind <= packet_read_kind;
        packet_out_handle <= packet_read_handle;
        packet_out_message <= packet_read_message;
        packet_out_first <= packet_read_first;
        packet_out_last <= packet_read_last;
        packet_out_length <= packet_read_length;
        packet_out_size <= packet_read_size;
        closes_read <= closes;
        closes_out <= closes_read;
        id_read <= id;
        id_out <= id_read;
        slots_enable <= tails_valid_and_kept;
        slots_place <= tails_at;
        slots_slot <= tail[6:0];
        slots_record <= id_out;
        sent_enable <= tails_valid_and_kept;
        sent_record <= id_out;
        sent_sent_place <= tails_at;
        sent_sent_rel <= tail;
        sent_sent_kind <= closes_out ? SENT_SENT_KIND_CLOSE_CMD : packet_out_kind;
        sent_sent_handle <= packet_out_handle;
        sent_sent_message <= packet_out_message;
        sent_sent_last <= closes_out ? 1'b0 : packet_out_last;
        sent_sent_length <= closes_out ? 14'd0 : packet_out_length;
        sent_sent_size <= closes_out ? 14'd0 : packet_out_size;
        tails_write_enable <= tails_valid;
        tails_write_place <= tails_at;
        tails_write_tail_tail <= next_tail;
        tails_write_tail_open <= next_open;
        kick_1_place <= slots_place;
    end

    assign slot_write_enable = slots_enable;
    assign slot_write_place = slots_place;
    assign slot_write_slot = slots_slot;
    assign slot_write_record = slots_record;
    assign sent_write_enable = sent_enable;
    assign sent_write_record = sent_record;
    assign sent_write_sent_place = sent_sent_place;
    assign sent_write_sent_rel = sent_sent_rel;
    assign sent_write_sent_kind = sent_sent_kind;
    assign sent_write_sent_last = sent_sent_last;
    assign sent_write_sent_handle = sent_sent_handle;
    assign sent_write_sent_message = sent_sent_message;
    assign sent_write_sent_length = sent_sent_length;
    assign sent_write_sent_size = sent_sent_size;
    assign tail_write_enable = tails_write_enable;
    assign tail_write_place = tails_write_place;
    assign tail_write_tail_tail = tails_write_tail_tail;
    assign tail_write_tail_open = tails_write_tail_open;
    assign kick_enable = kick_1_enable;
    assign kick_place = kick_1_place;
    assign send_ready = has_and_not_close_valid;
    assign close_ready = has;

    wire _unused_ok = &{1'b0, free_up_ready, packet_out_place};

`ifdef FORMAL
    always @(posedge clk) if (!rst) freed_is_taken: assert (!freed_enable || free_up_ready);
`endif

endmodule

`default_nettype wire
