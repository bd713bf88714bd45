// Which keys are in use, and with which a packet was opened.
`default_nettype none

module tss_receive_flights_k256_l4 (
    input  wire       clk,
    input  wire       rst,
    input  wire       issue_enable,
    input  wire [4:0] issue_flight_spot_row,
    input  wire [7:0] issue_flight_spot_slot,
    input  wire       issue_flight_on_probation,
    input  wire       completed,
    input  wire       opened,
    input  wire [7:0] asked,
    output wire       free,
    output wire       none,
    output wire [4:0] promote_payload_row,
    output wire [7:0] promote_payload_slot,
    output wire       promote_valid,
    input  wire       promote_ready
);

    reg   [7:0] issued;
    reg   [7:0] ended;
    reg   [7:0] last_of_slot;
    wire        promotions_up_ready;
    wire  [4:0] promotions_down_payload_row;
    wire  [7:0] promotions_down_payload_slot;
    wire        promotions_down_valid;
    reg   [7:0] last_packets [0:255];
    reg  [13:0] under_way [0:255];

    wire  [7:0] last_packets_rdata = last_packets[asked];
    wire  [7:0] flying = issued - ended;
    wire        in_use = last_of_slot - ended < flying;
    wire [13:0] under_way_rdata = under_way[ended];

    fifo_w13_d4_bfed5a promotions (
        .clk               (clk),
        .rst               (rst),
        .up_payload_row    (under_way_rdata[13:9]),
        .up_payload_slot   (under_way_rdata[8:1]),
        .up_valid          (completed && opened && under_way_rdata[0]),
        .up_ready          (promotions_up_ready),
        .down_payload_row  (promotions_down_payload_row),
        .down_payload_slot (promotions_down_payload_slot),
        .down_valid        (promotions_down_valid),
        .down_ready        (promote_ready)
    );

    always @(posedge clk) begin
        if (issue_enable) last_packets[issue_flight_spot_slot] <= issued;
    end

    always @(posedge clk) begin
        if (issue_enable) under_way[issued] <= {issue_flight_spot_row, issue_flight_spot_slot, issue_flight_on_probation};
    end

    always @(posedge clk) begin
        if (rst) begin
            issued <= 8'd0;
            ended <= 8'd0;
        end else begin
            if (issue_enable) begin
                issued <= issued + 8'd1;
            end
            if (completed) begin
                ended <= ended + 8'd1;
            end
        end
    end

    always @(posedge clk) begin
        last_of_slot <= last_packets_rdata;
    end

    assign free = !in_use;
    assign none = issued == ended;
    assign promote_payload_row = promotions_down_payload_row;
    assign promote_payload_slot = promotions_down_payload_slot;
    assign promote_valid = promotions_down_valid;

    wire _unused_ok = &{1'b0, promotions_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) flights_are_counted: assert (!issue_enable || flying != 8'd255);
    always @(posedge clk) if (!rst) ends_were_issued: assert (!completed || (|flying));
`endif

endmodule

`default_nettype wire
