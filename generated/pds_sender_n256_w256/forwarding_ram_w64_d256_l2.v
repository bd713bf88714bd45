// 256 words of 64 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w64_d256_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
    input  wire        enable,
    input  wire [31:0] next_flight,
    input  wire [31:0] next_received,
    input  wire        write,
    output wire [31:0] word_flight,
    output wire [31:0] word_received,
    output wire  [7:0] at,
    output wire        valid
);

    reg   [7:0] addr_1;
    reg         valid_1;
    reg   [7:0] addr_2;
    reg         valid_2;
    reg  [63:0] memory_rdata;
    reg  [31:0] written_flight;
    reg  [31:0] written_received;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_flight;
    reg  [31:0] fetched_received;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [63:0] memory [0:255];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_flight_choice = beside_last_and_wrote ? written_flight : fetched_flight;
    wire [31:0] word_received_choice = beside_last_and_wrote ? written_received : fetched_received;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_flight, next_received};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written_flight <= next_flight;
        written_received <= next_received;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_flight <= one_apart_and_wrote ? written_flight : memory_rdata[63:32];
        fetched_received <= one_apart_and_wrote ? written_received : memory_rdata[31:0];
        beside_last <= beside;
    end

    assign word_flight = word_flight_choice;
    assign word_received = word_received_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [7:0] watched;
    reg         known;
    reg  [31:0] expected_flight;
    reg  [31:0] expected_received;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_flight_choice, word_received_choice} == {expected_flight, expected_received};

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected_flight <= next_flight;
                expected_received <= next_received;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
