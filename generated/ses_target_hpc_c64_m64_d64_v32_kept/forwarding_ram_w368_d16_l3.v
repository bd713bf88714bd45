// 16 words of 368 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w368_d16_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [3:0] addr,
    input  wire        enable,
    input  wire        next_0_live,
    input  wire [15:0] next_0_message_peer,
    input  wire [15:0] next_0_message_pdc,
    input  wire [15:0] next_0_message_message_id,
    input  wire [32:0] next_0_left,
    input  wire  [5:0] next_0_error,
    input  wire        next_0_shortened,
    input  wire        next_0_has_header_data,
    input  wire  [1:0] next_0_age,
    input  wire        next_1_live,
    input  wire [15:0] next_1_message_peer,
    input  wire [15:0] next_1_message_pdc,
    input  wire [15:0] next_1_message_message_id,
    input  wire [32:0] next_1_left,
    input  wire  [5:0] next_1_error,
    input  wire        next_1_shortened,
    input  wire        next_1_has_header_data,
    input  wire  [1:0] next_1_age,
    input  wire        next_2_live,
    input  wire [15:0] next_2_message_peer,
    input  wire [15:0] next_2_message_pdc,
    input  wire [15:0] next_2_message_message_id,
    input  wire [32:0] next_2_left,
    input  wire  [5:0] next_2_error,
    input  wire        next_2_shortened,
    input  wire        next_2_has_header_data,
    input  wire  [1:0] next_2_age,
    input  wire        next_3_live,
    input  wire [15:0] next_3_message_peer,
    input  wire [15:0] next_3_message_pdc,
    input  wire [15:0] next_3_message_message_id,
    input  wire [32:0] next_3_left,
    input  wire  [5:0] next_3_error,
    input  wire        next_3_shortened,
    input  wire        next_3_has_header_data,
    input  wire  [1:0] next_3_age,
    input  wire        write,
    output wire        word_0_live,
    output wire [15:0] word_0_message_peer,
    output wire [15:0] word_0_message_pdc,
    output wire [15:0] word_0_message_message_id,
    output wire [32:0] word_0_left,
    output wire  [5:0] word_0_error,
    output wire        word_0_shortened,
    output wire        word_0_has_header_data,
    output wire  [1:0] word_0_age,
    output wire        word_1_live,
    output wire [15:0] word_1_message_peer,
    output wire [15:0] word_1_message_pdc,
    output wire [15:0] word_1_message_message_id,
    output wire [32:0] word_1_left,
    output wire  [5:0] word_1_error,
    output wire        word_1_shortened,
    output wire        word_1_has_header_data,
    output wire  [1:0] word_1_age,
    output wire        word_2_live,
    output wire [15:0] word_2_message_peer,
    output wire [15:0] word_2_message_pdc,
    output wire [15:0] word_2_message_message_id,
    output wire [32:0] word_2_left,
    output wire  [5:0] word_2_error,
    output wire        word_2_shortened,
    output wire        word_2_has_header_data,
    output wire  [1:0] word_2_age,
    output wire        word_3_live,
    output wire [15:0] word_3_message_peer,
    output wire [15:0] word_3_message_pdc,
    output wire [15:0] word_3_message_message_id,
    output wire [32:0] word_3_left,
    output wire  [5:0] word_3_error,
    output wire        word_3_shortened,
    output wire        word_3_has_header_data,
    output wire  [1:0] word_3_age,
    output wire  [3:0] at,
    output wire        valid
);

    reg    [3:0] addr_1;
    reg          valid_1;
    reg    [3:0] addr_2;
    reg          valid_2;
    reg    [3:0] addr_3;
    reg          valid_3;
    reg  [367:0] memory_rdata;
    reg          written_0_live;
    reg   [15:0] written_0_message_peer;
    reg   [15:0] written_0_message_pdc;
    reg   [15:0] written_0_message_message_id;
    reg   [32:0] written_0_left;
    reg    [5:0] written_0_error;
    reg          written_0_shortened;
    reg          written_0_has_header_data;
    reg    [1:0] written_0_age;
    reg          written_1_live;
    reg   [15:0] written_1_message_peer;
    reg   [15:0] written_1_message_pdc;
    reg   [15:0] written_1_message_message_id;
    reg   [32:0] written_1_left;
    reg    [5:0] written_1_error;
    reg          written_1_shortened;
    reg          written_1_has_header_data;
    reg    [1:0] written_1_age;
    reg          written_2_live;
    reg   [15:0] written_2_message_peer;
    reg   [15:0] written_2_message_pdc;
    reg   [15:0] written_2_message_message_id;
    reg   [32:0] written_2_left;
    reg    [5:0] written_2_error;
    reg          written_2_shortened;
    reg          written_2_has_header_data;
    reg    [1:0] written_2_age;
    reg          written_3_live;
    reg   [15:0] written_3_message_peer;
    reg   [15:0] written_3_message_pdc;
    reg   [15:0] written_3_message_message_id;
    reg   [32:0] written_3_left;
    reg    [5:0] written_3_error;
    reg          written_3_shortened;
    reg          written_3_has_header_data;
    reg    [1:0] written_3_age;
    reg          wrote;
    reg          beside;
    reg          fetched_0_live;
    reg   [15:0] fetched_0_message_peer;
    reg   [15:0] fetched_0_message_pdc;
    reg   [15:0] fetched_0_message_message_id;
    reg   [32:0] fetched_0_left;
    reg    [5:0] fetched_0_error;
    reg          fetched_0_shortened;
    reg          fetched_0_has_header_data;
    reg    [1:0] fetched_0_age;
    reg          fetched_1_live;
    reg   [15:0] fetched_1_message_peer;
    reg   [15:0] fetched_1_message_pdc;
    reg   [15:0] fetched_1_message_message_id;
    reg   [32:0] fetched_1_left;
    reg    [5:0] fetched_1_error;
    reg          fetched_1_shortened;
    reg          fetched_1_has_header_data;
    reg    [1:0] fetched_1_age;
    reg          fetched_2_live;
    reg   [15:0] fetched_2_message_peer;
    reg   [15:0] fetched_2_message_pdc;
    reg   [15:0] fetched_2_message_message_id;
    reg   [32:0] fetched_2_left;
    reg    [5:0] fetched_2_error;
    reg          fetched_2_shortened;
    reg          fetched_2_has_header_data;
    reg    [1:0] fetched_2_age;
    reg          fetched_3_live;
    reg   [15:0] fetched_3_message_peer;
    reg   [15:0] fetched_3_message_pdc;
    reg   [15:0] fetched_3_message_message_id;
    reg   [32:0] fetched_3_left;
    reg    [5:0] fetched_3_error;
    reg          fetched_3_shortened;
    reg          fetched_3_has_header_data;
    reg    [1:0] fetched_3_age;
    reg          two_apart;
    reg          beside_next;
    reg          one_apart;
    reg          one_apart_next;
    reg          latest_0_live;
    reg   [15:0] latest_0_message_peer;
    reg   [15:0] latest_0_message_pdc;
    reg   [15:0] latest_0_message_message_id;
    reg   [32:0] latest_0_left;
    reg    [5:0] latest_0_error;
    reg          latest_0_shortened;
    reg          latest_0_has_header_data;
    reg    [1:0] latest_0_age;
    reg          latest_1_live;
    reg   [15:0] latest_1_message_peer;
    reg   [15:0] latest_1_message_pdc;
    reg   [15:0] latest_1_message_message_id;
    reg   [32:0] latest_1_left;
    reg    [5:0] latest_1_error;
    reg          latest_1_shortened;
    reg          latest_1_has_header_data;
    reg    [1:0] latest_1_age;
    reg          latest_2_live;
    reg   [15:0] latest_2_message_peer;
    reg   [15:0] latest_2_message_pdc;
    reg   [15:0] latest_2_message_message_id;
    reg   [32:0] latest_2_left;
    reg    [5:0] latest_2_error;
    reg          latest_2_shortened;
    reg          latest_2_has_header_data;
    reg    [1:0] latest_2_age;
    reg          latest_3_live;
    reg   [15:0] latest_3_message_peer;
    reg   [15:0] latest_3_message_pdc;
    reg   [15:0] latest_3_message_message_id;
    reg   [32:0] latest_3_left;
    reg    [5:0] latest_3_error;
    reg          latest_3_shortened;
    reg          latest_3_has_header_data;
    reg    [1:0] latest_3_age;
    (* no_rw_check *)
    reg  [367:0] memory [0:15];

    wire        writes = valid_3 && write;
    wire        two_apart_and_wrote = two_apart && wrote;
    wire        beside_next_and_writes = beside_next && writes;
    wire        one_apart_next_and_wrote = one_apart_next && wrote;
    wire [15:0] latest_0_message_peer_choice = one_apart_next_and_wrote ? written_0_message_peer : fetched_0_message_peer;
    wire [15:0] latest_0_message_pdc_choice = one_apart_next_and_wrote ? written_0_message_pdc : fetched_0_message_pdc;
    wire [15:0] latest_0_message_message_id_choice = one_apart_next_and_wrote ? written_0_message_message_id : fetched_0_message_message_id;
    wire        latest_0_shortened_choice = one_apart_next_and_wrote ? written_0_shortened : fetched_0_shortened;
    wire        latest_0_has_header_data_choice = one_apart_next_and_wrote ? written_0_has_header_data : fetched_0_has_header_data;
    wire [15:0] latest_1_message_peer_choice = one_apart_next_and_wrote ? written_1_message_peer : fetched_1_message_peer;
    wire [15:0] latest_1_message_pdc_choice = one_apart_next_and_wrote ? written_1_message_pdc : fetched_1_message_pdc;
    wire [15:0] latest_1_message_message_id_choice = one_apart_next_and_wrote ? written_1_message_message_id : fetched_1_message_message_id;
    wire        latest_1_shortened_choice = one_apart_next_and_wrote ? written_1_shortened : fetched_1_shortened;
    wire        latest_1_has_header_data_choice = one_apart_next_and_wrote ? written_1_has_header_data : fetched_1_has_header_data;
    wire [15:0] latest_2_message_peer_choice = one_apart_next_and_wrote ? written_2_message_peer : fetched_2_message_peer;
    wire [15:0] latest_2_message_pdc_choice = one_apart_next_and_wrote ? written_2_message_pdc : fetched_2_message_pdc;
    wire [15:0] latest_2_message_message_id_choice = one_apart_next_and_wrote ? written_2_message_message_id : fetched_2_message_message_id;
    wire        latest_2_shortened_choice = one_apart_next_and_wrote ? written_2_shortened : fetched_2_shortened;
    wire        latest_2_has_header_data_choice = one_apart_next_and_wrote ? written_2_has_header_data : fetched_2_has_header_data;
    wire [15:0] latest_3_message_peer_choice = one_apart_next_and_wrote ? written_3_message_peer : fetched_3_message_peer;
    wire [15:0] latest_3_message_pdc_choice = one_apart_next_and_wrote ? written_3_message_pdc : fetched_3_message_pdc;
    wire [15:0] latest_3_message_message_id_choice = one_apart_next_and_wrote ? written_3_message_message_id : fetched_3_message_message_id;
    wire        latest_3_shortened_choice = one_apart_next_and_wrote ? written_3_shortened : fetched_3_shortened;
    wire        latest_3_has_header_data_choice = one_apart_next_and_wrote ? written_3_has_header_data : fetched_3_has_header_data;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {
        next_3_live,
        next_3_message_peer,
        next_3_message_pdc,
        next_3_message_message_id,
        next_3_left,
        next_3_error,
        next_3_shortened,
        next_3_has_header_data,
        next_3_age,
        next_2_live,
        next_2_message_peer,
        next_2_message_pdc,
        next_2_message_message_id,
        next_2_left,
        next_2_error,
        next_2_shortened,
        next_2_has_header_data,
        next_2_age,
        next_1_live,
        next_1_message_peer,
        next_1_message_pdc,
        next_1_message_message_id,
        next_1_left,
        next_1_error,
        next_1_shortened,
        next_1_has_header_data,
        next_1_age,
        next_0_live,
        next_0_message_peer,
        next_0_message_pdc,
        next_0_message_message_id,
        next_0_left,
        next_0_error,
        next_0_shortened,
        next_0_has_header_data,
        next_0_age
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_0_live <= next_0_live;
        written_0_message_peer <= next_0_message_peer;
        written_0_message_pdc <= next_0_message_pdc;
        written_0_message_message_id <= next_0_message_message_id;
        written_0_left <= next_0_left;
        written_0_error <= next_0_error;
        written_0_shortened <= next_0_shortened;
        written_0_has_header_data <= next_0_has_header_data;
        written_0_age <= next_0_age;
        written_1_live <= next_1_live;
        written_1_message_peer <= next_1_message_peer;
        written_1_message_pdc <= next_1_message_pdc;
        written_1_message_message_id <= next_1_message_message_id;
        written_1_left <= next_1_left;
        written_1_error <= next_1_error;
        written_1_shortened <= next_1_shortened;
        written_1_has_header_data <= next_1_has_header_data;
        written_1_age <= next_1_age;
        written_2_live <= next_2_live;
        written_2_message_peer <= next_2_message_peer;
        written_2_message_pdc <= next_2_message_pdc;
        written_2_message_message_id <= next_2_message_message_id;
        written_2_left <= next_2_left;
        written_2_error <= next_2_error;
        written_2_shortened <= next_2_shortened;
        written_2_has_header_data <= next_2_has_header_data;
        written_2_age <= next_2_age;
        written_3_live <= next_3_live;
        written_3_message_peer <= next_3_message_peer;
        written_3_message_pdc <= next_3_message_pdc;
        written_3_message_message_id <= next_3_message_message_id;
        written_3_left <= next_3_left;
        written_3_error <= next_3_error;
        written_3_shortened <= next_3_shortened;
        written_3_has_header_data <= next_3_has_header_data;
        written_3_age <= next_3_age;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_0_live <= two_apart_and_wrote ? written_0_live : memory_rdata[91];
        fetched_0_message_peer <= two_apart_and_wrote ? written_0_message_peer : memory_rdata[90:75];
        fetched_0_message_pdc <= two_apart_and_wrote ? written_0_message_pdc : memory_rdata[74:59];
        fetched_0_message_message_id <= two_apart_and_wrote ? written_0_message_message_id : memory_rdata[58:43];
        fetched_0_left <= two_apart_and_wrote ? written_0_left : memory_rdata[42:10];
        fetched_0_error <= two_apart_and_wrote ? written_0_error : memory_rdata[9:4];
        fetched_0_shortened <= two_apart_and_wrote ? written_0_shortened : memory_rdata[3];
        fetched_0_has_header_data <= two_apart_and_wrote ? written_0_has_header_data : memory_rdata[2];
        fetched_0_age <= two_apart_and_wrote ? written_0_age : memory_rdata[1:0];
        fetched_1_live <= two_apart_and_wrote ? written_1_live : memory_rdata[183];
        fetched_1_message_peer <= two_apart_and_wrote ? written_1_message_peer : memory_rdata[182:167];
        fetched_1_message_pdc <= two_apart_and_wrote ? written_1_message_pdc : memory_rdata[166:151];
        fetched_1_message_message_id <= two_apart_and_wrote ? written_1_message_message_id : memory_rdata[150:135];
        fetched_1_left <= two_apart_and_wrote ? written_1_left : memory_rdata[134:102];
        fetched_1_error <= two_apart_and_wrote ? written_1_error : memory_rdata[101:96];
        fetched_1_shortened <= two_apart_and_wrote ? written_1_shortened : memory_rdata[95];
        fetched_1_has_header_data <= two_apart_and_wrote ? written_1_has_header_data : memory_rdata[94];
        fetched_1_age <= two_apart_and_wrote ? written_1_age : memory_rdata[93:92];
        fetched_2_live <= two_apart_and_wrote ? written_2_live : memory_rdata[275];
        fetched_2_message_peer <= two_apart_and_wrote ? written_2_message_peer : memory_rdata[274:259];
        fetched_2_message_pdc <= two_apart_and_wrote ? written_2_message_pdc : memory_rdata[258:243];
        fetched_2_message_message_id <= two_apart_and_wrote ? written_2_message_message_id : memory_rdata[242:227];
        fetched_2_left <= two_apart_and_wrote ? written_2_left : memory_rdata[226:194];
        fetched_2_error <= two_apart_and_wrote ? written_2_error : memory_rdata[193:188];
        fetched_2_shortened <= two_apart_and_wrote ? written_2_shortened : memory_rdata[187];
        fetched_2_has_header_data <= two_apart_and_wrote ? written_2_has_header_data : memory_rdata[186];
        fetched_2_age <= two_apart_and_wrote ? written_2_age : memory_rdata[185:184];
        fetched_3_live <= two_apart_and_wrote ? written_3_live : memory_rdata[367];
        fetched_3_message_peer <= two_apart_and_wrote ? written_3_message_peer : memory_rdata[366:351];
        fetched_3_message_pdc <= two_apart_and_wrote ? written_3_message_pdc : memory_rdata[350:335];
        fetched_3_message_message_id <= two_apart_and_wrote ? written_3_message_message_id : memory_rdata[334:319];
        fetched_3_left <= two_apart_and_wrote ? written_3_left : memory_rdata[318:286];
        fetched_3_error <= two_apart_and_wrote ? written_3_error : memory_rdata[285:280];
        fetched_3_shortened <= two_apart_and_wrote ? written_3_shortened : memory_rdata[279];
        fetched_3_has_header_data <= two_apart_and_wrote ? written_3_has_header_data : memory_rdata[278];
        fetched_3_age <= two_apart_and_wrote ? written_3_age : memory_rdata[277:276];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_0_live <= beside_next_and_writes ? next_0_live : one_apart_next_and_wrote ? written_0_live : fetched_0_live;
        latest_0_message_peer <= beside_next_and_writes ? next_0_message_peer : latest_0_message_peer_choice;
        latest_0_message_pdc <= beside_next_and_writes ? next_0_message_pdc : latest_0_message_pdc_choice;
        latest_0_message_message_id <= beside_next_and_writes ? next_0_message_message_id : latest_0_message_message_id_choice;
        latest_0_left <= beside_next_and_writes ? next_0_left : one_apart_next_and_wrote ? written_0_left : fetched_0_left;
        latest_0_error <= beside_next_and_writes ? next_0_error : one_apart_next_and_wrote ? written_0_error : fetched_0_error;
        latest_0_shortened <= beside_next_and_writes ? next_0_shortened : latest_0_shortened_choice;
        latest_0_has_header_data <= beside_next_and_writes ? next_0_has_header_data : latest_0_has_header_data_choice;
        latest_0_age <= beside_next_and_writes ? next_0_age : one_apart_next_and_wrote ? written_0_age : fetched_0_age;
        latest_1_live <= beside_next_and_writes ? next_1_live : one_apart_next_and_wrote ? written_1_live : fetched_1_live;
        latest_1_message_peer <= beside_next_and_writes ? next_1_message_peer : latest_1_message_peer_choice;
        latest_1_message_pdc <= beside_next_and_writes ? next_1_message_pdc : latest_1_message_pdc_choice;
        latest_1_message_message_id <= beside_next_and_writes ? next_1_message_message_id : latest_1_message_message_id_choice;
        latest_1_left <= beside_next_and_writes ? next_1_left : one_apart_next_and_wrote ? written_1_left : fetched_1_left;
        latest_1_error <= beside_next_and_writes ? next_1_error : one_apart_next_and_wrote ? written_1_error : fetched_1_error;
        latest_1_shortened <= beside_next_and_writes ? next_1_shortened : latest_1_shortened_choice;
        latest_1_has_header_data <= beside_next_and_writes ? next_1_has_header_data : latest_1_has_header_data_choice;
        latest_1_age <= beside_next_and_writes ? next_1_age : one_apart_next_and_wrote ? written_1_age : fetched_1_age;
        latest_2_live <= beside_next_and_writes ? next_2_live : one_apart_next_and_wrote ? written_2_live : fetched_2_live;
        latest_2_message_peer <= beside_next_and_writes ? next_2_message_peer : latest_2_message_peer_choice;
        latest_2_message_pdc <= beside_next_and_writes ? next_2_message_pdc : latest_2_message_pdc_choice;
        latest_2_message_message_id <= beside_next_and_writes ? next_2_message_message_id : latest_2_message_message_id_choice;
        latest_2_left <= beside_next_and_writes ? next_2_left : one_apart_next_and_wrote ? written_2_left : fetched_2_left;
        latest_2_error <= beside_next_and_writes ? next_2_error : one_apart_next_and_wrote ? written_2_error : fetched_2_error;
        latest_2_shortened <= beside_next_and_writes ? next_2_shortened : latest_2_shortened_choice;
        latest_2_has_header_data <= beside_next_and_writes ? next_2_has_header_data : latest_2_has_header_data_choice;
        latest_2_age <= beside_next_and_writes ? next_2_age : one_apart_next_and_wrote ? written_2_age : fetched_2_age;
        latest_3_live <= beside_next_and_writes ? next_3_live : one_apart_next_and_wrote ? written_3_live : fetched_3_live;
        latest_3_message_peer <= beside_next_and_writes ? next_3_message_peer : latest_3_message_peer_choice;
        latest_3_message_pdc <= beside_next_and_writes ? next_3_message_pdc : latest_3_message_pdc_choice;
        latest_3_message_message_id <= beside_next_and_writes ? next_3_message_message_id : latest_3_message_message_id_choice;
        latest_3_left <= beside_next_and_writes ? next_3_left : one_apart_next_and_wrote ? written_3_left : fetched_3_left;
        latest_3_error <= beside_next_and_writes ? next_3_error : one_apart_next_and_wrote ? written_3_error : fetched_3_error;
        latest_3_shortened <= beside_next_and_writes ? next_3_shortened : latest_3_shortened_choice;
        latest_3_has_header_data <= beside_next_and_writes ? next_3_has_header_data : latest_3_has_header_data_choice;
        latest_3_age <= beside_next_and_writes ? next_3_age : one_apart_next_and_wrote ? written_3_age : fetched_3_age;
    end

    assign word_0_live = latest_0_live;
    assign word_0_message_peer = latest_0_message_peer;
    assign word_0_message_pdc = latest_0_message_pdc;
    assign word_0_message_message_id = latest_0_message_message_id;
    assign word_0_left = latest_0_left;
    assign word_0_error = latest_0_error;
    assign word_0_shortened = latest_0_shortened;
    assign word_0_has_header_data = latest_0_has_header_data;
    assign word_0_age = latest_0_age;
    assign word_1_live = latest_1_live;
    assign word_1_message_peer = latest_1_message_peer;
    assign word_1_message_pdc = latest_1_message_pdc;
    assign word_1_message_message_id = latest_1_message_message_id;
    assign word_1_left = latest_1_left;
    assign word_1_error = latest_1_error;
    assign word_1_shortened = latest_1_shortened;
    assign word_1_has_header_data = latest_1_has_header_data;
    assign word_1_age = latest_1_age;
    assign word_2_live = latest_2_live;
    assign word_2_message_peer = latest_2_message_peer;
    assign word_2_message_pdc = latest_2_message_pdc;
    assign word_2_message_message_id = latest_2_message_message_id;
    assign word_2_left = latest_2_left;
    assign word_2_error = latest_2_error;
    assign word_2_shortened = latest_2_shortened;
    assign word_2_has_header_data = latest_2_has_header_data;
    assign word_2_age = latest_2_age;
    assign word_3_live = latest_3_live;
    assign word_3_message_peer = latest_3_message_peer;
    assign word_3_message_pdc = latest_3_message_pdc;
    assign word_3_message_message_id = latest_3_message_message_id;
    assign word_3_left = latest_3_left;
    assign word_3_error = latest_3_error;
    assign word_3_shortened = latest_3_shortened;
    assign word_3_has_header_data = latest_3_has_header_data;
    assign word_3_age = latest_3_age;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [3:0] watched;
    reg         known;
    reg         expected_0_live;
    reg  [15:0] expected_0_message_peer;
    reg  [15:0] expected_0_message_pdc;
    reg  [15:0] expected_0_message_message_id;
    reg  [32:0] expected_0_left;
    reg   [5:0] expected_0_error;
    reg         expected_0_shortened;
    reg         expected_0_has_header_data;
    reg   [1:0] expected_0_age;
    reg         expected_1_live;
    reg  [15:0] expected_1_message_peer;
    reg  [15:0] expected_1_message_pdc;
    reg  [15:0] expected_1_message_message_id;
    reg  [32:0] expected_1_left;
    reg   [5:0] expected_1_error;
    reg         expected_1_shortened;
    reg         expected_1_has_header_data;
    reg   [1:0] expected_1_age;
    reg         expected_2_live;
    reg  [15:0] expected_2_message_peer;
    reg  [15:0] expected_2_message_pdc;
    reg  [15:0] expected_2_message_message_id;
    reg  [32:0] expected_2_left;
    reg   [5:0] expected_2_error;
    reg         expected_2_shortened;
    reg         expected_2_has_header_data;
    reg   [1:0] expected_2_age;
    reg         expected_3_live;
    reg  [15:0] expected_3_message_peer;
    reg  [15:0] expected_3_message_pdc;
    reg  [15:0] expected_3_message_message_id;
    reg  [32:0] expected_3_left;
    reg   [5:0] expected_3_error;
    reg         expected_3_shortened;
    reg         expected_3_has_header_data;
    reg   [1:0] expected_3_age;

    wire         addr_3_eq_watched = addr_3 == watched;
    wire [367:0] word_is_latest_word = {
        latest_3_live,
        latest_3_message_peer,
        latest_3_message_pdc,
        latest_3_message_message_id,
        latest_3_left,
        latest_3_error,
        latest_3_shortened,
        latest_3_has_header_data,
        latest_3_age,
        latest_2_live,
        latest_2_message_peer,
        latest_2_message_pdc,
        latest_2_message_message_id,
        latest_2_left,
        latest_2_error,
        latest_2_shortened,
        latest_2_has_header_data,
        latest_2_age,
        latest_1_live,
        latest_1_message_peer,
        latest_1_message_pdc,
        latest_1_message_message_id,
        latest_1_left,
        latest_1_error,
        latest_1_shortened,
        latest_1_has_header_data,
        latest_1_age,
        latest_0_live,
        latest_0_message_peer,
        latest_0_message_pdc,
        latest_0_message_message_id,
        latest_0_left,
        latest_0_error,
        latest_0_shortened,
        latest_0_has_header_data,
        latest_0_age
    };
    wire [367:0] word_is_latest_word_2 = {
        expected_3_live,
        expected_3_message_peer,
        expected_3_message_pdc,
        expected_3_message_message_id,
        expected_3_left,
        expected_3_error,
        expected_3_shortened,
        expected_3_has_header_data,
        expected_3_age,
        expected_2_live,
        expected_2_message_peer,
        expected_2_message_pdc,
        expected_2_message_message_id,
        expected_2_left,
        expected_2_error,
        expected_2_shortened,
        expected_2_has_header_data,
        expected_2_age,
        expected_1_live,
        expected_1_message_peer,
        expected_1_message_pdc,
        expected_1_message_message_id,
        expected_1_left,
        expected_1_error,
        expected_1_shortened,
        expected_1_has_header_data,
        expected_1_age,
        expected_0_live,
        expected_0_message_peer,
        expected_0_message_pdc,
        expected_0_message_message_id,
        expected_0_left,
        expected_0_error,
        expected_0_shortened,
        expected_0_has_header_data,
        expected_0_age
    };

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_0_live <= next_0_live;
                expected_0_message_peer <= next_0_message_peer;
                expected_0_message_pdc <= next_0_message_pdc;
                expected_0_message_message_id <= next_0_message_message_id;
                expected_0_left <= next_0_left;
                expected_0_error <= next_0_error;
                expected_0_shortened <= next_0_shortened;
                expected_0_has_header_data <= next_0_has_header_data;
                expected_0_age <= next_0_age;
                expected_1_live <= next_1_live;
                expected_1_message_peer <= next_1_message_peer;
                expected_1_message_pdc <= next_1_message_pdc;
                expected_1_message_message_id <= next_1_message_message_id;
                expected_1_left <= next_1_left;
                expected_1_error <= next_1_error;
                expected_1_shortened <= next_1_shortened;
                expected_1_has_header_data <= next_1_has_header_data;
                expected_1_age <= next_1_age;
                expected_2_live <= next_2_live;
                expected_2_message_peer <= next_2_message_peer;
                expected_2_message_pdc <= next_2_message_pdc;
                expected_2_message_message_id <= next_2_message_message_id;
                expected_2_left <= next_2_left;
                expected_2_error <= next_2_error;
                expected_2_shortened <= next_2_shortened;
                expected_2_has_header_data <= next_2_has_header_data;
                expected_2_age <= next_2_age;
                expected_3_live <= next_3_live;
                expected_3_message_peer <= next_3_message_peer;
                expected_3_message_pdc <= next_3_message_pdc;
                expected_3_message_message_id <= next_3_message_message_id;
                expected_3_left <= next_3_left;
                expected_3_error <= next_3_error;
                expected_3_shortened <= next_3_shortened;
                expected_3_has_header_data <= next_3_has_header_data;
                expected_3_age <= next_3_age;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
