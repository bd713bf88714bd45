// Cuts a piece out of each packet, in beats of 8 bytes.
`default_nettype none

module packet_cut_b8_s8_l16_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire  [7:0] up_payload_user_skip,
    input  wire [15:0] up_payload_user_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_valid,
    input  wire        down_ready
);

    localparam [1:0] ROLE_AHEAD = 2'd0;
    localparam [1:0] ROLE_FIRST = 2'd1;
    localparam [1:0] ROLE_LATER = 2'd2;

    reg         open;
    reg         starting;
    reg   [4:0] left;
    reg         in_piece;
    reg   [1:0] role;
    reg         full;
    reg  [63:0] turned;
    reg   [7:0] from_held;
    reg         opens;
    reg         closes;
    reg  [15:0] length;
    reg  [63:0] held;
    reg  [15:0] rest;
    reg         owed;
    reg         tail;
    reg         out_valid;
    reg  [63:0] out_data;
    reg   [2:0] out_count;
    reg         out_full;
    reg         out_last;
    wire  [4:0] queue_level;
    wire        queue_up_ready;
    wire [63:0] queue_down_payload_data;
    wire  [7:0] queue_down_payload_keep;
    wire        queue_down_payload_last;
    wire        queue_down_valid;

    wire        takes = up_valid && open;
    wire  [4:0] skip_beats = up_payload_user_skip[7:3];
    wire  [4:0] to_skip = starting ? skip_beats : left;
    wire        is_inside = in_piece && !starting;
    wire [63:0] turned_1_word = {up_payload_data[7:0], up_payload_data[63:8]};
    wire [63:0] turned_1 = up_payload_user_skip[0] ? turned_1_word : up_payload_data;
    wire [63:0] turned_2 = up_payload_user_skip[1] ? {turned_1[15:0], turned_1[63:16]} : turned_1;
    wire [63:0] turned_4 = up_payload_user_skip[2] ? {turned_2[31:0], turned_2[63:32]} : turned_2;
    wire        fits = rest <= 16'd8;
    wire        joins = full && role == ROLE_LATER && owed && (|rest);
    wire        emits = tail || joins;
    wire        ends = tail || fits;
    wire  [7:0] from_held_not = ~(8'd255 << up_payload_user_skip[2:0]);
    wire  [7:0] from_held_word = {
        from_held_not[0],
        from_held_not[1],
        from_held_not[2],
        from_held_not[3],
        from_held_not[4],
        from_held_not[5],
        from_held_not[6],
        from_held_not[7]
    };
    wire [63:0] out_data_word = {
        from_held[7] ? held[63:56] : turned[63:56],
        from_held[6] ? held[55:48] : turned[55:48],
        from_held[5] ? held[47:40] : turned[47:40],
        from_held[4] ? held[39:32] : turned[39:32],
        from_held[3] ? held[31:24] : turned[31:24],
        from_held[2] ? held[23:16] : turned[23:16],
        from_held[1] ? held[15:8] : turned[15:8],
        from_held[0] ? held[7:0] : turned[7:0]
    };

    level_fifo_w73_d16 queue (
        .clk               (clk),
        .rst               (rst),
        .level             (queue_level),
        .up_payload_data   (out_data),
        .up_payload_keep   (out_full ? 8'd255 : ~(8'd255 << out_count)),
        .up_payload_last   (out_last),
        .up_valid          (out_valid),
        .up_ready          (queue_up_ready),
        .down_payload_data (queue_down_payload_data),
        .down_payload_keep (queue_down_payload_keep),
        .down_payload_last (queue_down_payload_last),
        .down_valid        (queue_down_valid),
        .down_ready        (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            starting <= 1'b1;
            full <= 1'b0;
            owed <= 1'b0;
            tail <= 1'b0;
            out_valid <= 1'b0;
        end else begin
            full <= takes;
            if (takes) begin
                starting <= up_payload_last;
            end
            tail <= 1'b0;
            if (full) begin
                if (opens) begin
                    owed <= 1'b1;
                    tail <= closes;
                end else begin
                    if (joins) begin
                        owed <= !fits;
                    end
                    tail <= closes && owed && !(joins && fits);
                end
            end
            out_valid <= emits;
            open <= queue_level <= 5'd10;
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            left <= to_skip - 5'd1;
            in_piece <= is_inside || to_skip == 5'd0;
        end
        turned <= turned_4;
        from_held <= ~from_held_word;
        opens <= starting;
        closes <= up_payload_last;
        length <= up_payload_user_length;
        if (is_inside) begin
            role <= ROLE_LATER;
        end else if (to_skip == 5'd0) begin
            role <= ROLE_FIRST;
        end else begin
            role <= ROLE_AHEAD;
        end
        if (full) begin
            held <= turned;
            if (opens) begin
                rest <= length;
            end else if (joins) begin
                rest <= rest - 16'd8;
            end
        end
        out_data <= tail ? held : out_data_word;
        out_count <= rest[2:0];
        out_full <= |rest[15:3];
        out_last <= ends;
    end

    assign up_ready = open;
    assign down_payload_data = queue_down_payload_data;
    assign down_payload_keep = queue_down_payload_keep;
    assign down_payload_last = queue_down_payload_last;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, up_payload_keep, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!out_valid || queue_up_ready);
`endif

endmodule

`default_nettype wire
