// The free ones of 128 places, in the order in which they became free.
`default_nettype none

module place_list_n128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         take,
    input  wire [127:0] leaving,
    output wire         ready,
    output wire   [6:0] place,
    output wire         there,
    output reg          returned
);

    reg          filling;
    reg    [6:0] at;
    reg  [127:0] turn;
    reg  [127:0] gone;
    reg          enters;
    reg    [6:0] entering;
    wire         list_up_ready;
    wire   [6:0] list_down_payload;
    wire         list_down_valid;
    reg          filled;
    reg          is_ready;

    wire comes = |(gone & turn);

    fifo_w7_d128 list (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (entering),
        .up_valid     (enters),
        .up_ready     (list_up_ready),
        .down_payload (list_down_payload),
        .down_valid   (list_down_valid),
        .down_ready   (take)
    );

    always @(posedge clk) begin
        if (rst) begin
            filling <= 1'b1;
            at <= 7'd0;
            turn <= 128'd1;
            gone <= 128'd0;
            enters <= 1'b0;
            returned <= 1'b0;
            filled <= 1'b0;
            is_ready <= 1'b0;
        end else begin
            at <= at + 7'd1;
            turn <= {turn[126:0], turn[127]};
            if (at == 7'd127) begin
                filling <= 1'b0;
            end
            gone <= (gone & ~turn) | leaving;
            enters <= filling || comes;
            returned <= comes;
            filled <= !filling;
            is_ready <= filled;
        end
    end

    always @(posedge clk) begin
        entering <= at;
    end

    assign ready = is_ready;
    assign place = list_down_payload;
    assign there = list_down_valid;

    wire _unused_ok = &{1'b0, list_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) place_finds_room: assert (!enters || list_up_ready);
    always @(posedge clk) if (!rst) takes_a_place: assert (!take || list_down_valid);
    always @(posedge clk) if (!rst) leaves_once: assert (!(|(gone & leaving)));
`endif

endmodule

`default_nettype wire
