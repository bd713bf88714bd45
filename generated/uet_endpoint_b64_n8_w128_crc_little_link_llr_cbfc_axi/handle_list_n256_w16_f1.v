// Hands out 256 places, each time under another handle of 16 bits.
`default_nettype none

module handle_list_n256_w16_f1 (
    input  wire        clk,
    input  wire        rst,
    input  wire        returned,
    input  wire [15:0] back,
    output wire        filling,
    output wire  [7:0] fill,
    output wire [15:0] next_payload,
    output wire        next_valid,
    input  wire        next_ready
);

    reg         filling_now;
    reg   [7:0] fill_at;
    wire        list_up_ready;
    wire [15:0] list_down_payload;
    wire        list_down_valid;

    wire [15:0] list_up_payload_word = {back[15:8] + 8'd1, back[7:0]};
    wire        filling_now_or_returned = filling_now || returned;

    block_fifo_w16_d256 list (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (filling_now ? {8'd1, fill_at} : list_up_payload_word),
        .up_valid     (filling_now_or_returned),
        .up_ready     (list_up_ready),
        .down_payload (list_down_payload),
        .down_valid   (list_down_valid),
        .down_ready   (next_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            filling_now <= 1'b1;
            fill_at <= 8'd0;
        end else begin
            fill_at <= fill_at + 8'd1;
            if (&fill_at) begin
                filling_now <= 1'b0;
            end
        end
    end

    assign filling = filling_now;
    assign fill = fill_at;
    assign next_payload = list_down_payload;
    assign next_valid = list_down_valid;

    wire _unused_ok = &{1'b0, list_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) handle_finds_room: assert (!filling_now_or_returned || list_up_ready);
`endif

endmodule

`default_nettype wire
